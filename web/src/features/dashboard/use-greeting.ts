import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MeResponse } from '#contracts/accounts/me.ts';
import { product } from '#contracts/product.ts';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { useUpdateMe } from '#web/features/account/api/update-me.ts';
import { delays } from '#web/lib/delays.ts';
import { localCache } from '#web/lib/storage/local-cache.ts';

type Greeting = { text: string; first: boolean };

/** The name that a profile begins with when nothing better is known; nobody is called that. */
const unnamed = 'User';
const cacheKey = 'first-name';

const firstNameOf = ({ full_name }: MeResponse): string => {
  const [name = ''] = full_name.trim().split(/\s+/);
  return name === unnamed ? '' : name;
};

const greet = (start: string, name: string): string => (name === '' ? start : `${start}, ${name}`);
const welcomeBack = (name: string): Greeting => ({ text: greet('Welcome back', name), first: false });

/** The greeting of a user whose name this browser has seen lately, so that it need not wait for the server. */
const readCached = (userId: string): Greeting | null => {
  const name = localCache.userPreferences.read(userId, cacheKey);
  return typeof name === 'string' ? welcomeBack(name) : null;
};

/**
 * What the dashboard says first; null while it is not known. A first login is greeted as one for the whole visit of
 * the page, and is over for the server three seconds after it loaded.
 */
export const useGreeting = (userId: string): Greeting | null => {
  const { data: me, isError } = useQuery(meQuery);
  const [wasFirst, setWasFirst] = useState(false);
  // After a failure the next visit greets as the first one again, and tries again.
  const { mutate: update } = useUpdateMe({ log: 'first_login could not be cleared' });
  const isFirst = me?.first_login === true;
  if (isFirst && !wasFirst) setWasFirst(true);
  useEffect(() => {
    if (!isFirst) return;
    const timer = setTimeout(() => update({ first_login: false }), delays.firstLoginCleared);
    return () => clearTimeout(timer);
  }, [isFirst, update]);
  useEffect(() => {
    if (me && !me.first_login) localCache.userPreferences.write(userId, cacheKey, firstNameOf(me));
  }, [me, userId]);
  if (!me) return readCached(userId) ?? (isError ? welcomeBack('') : null);
  return wasFirst || isFirst
    ? { text: greet(`Welcome to ${product.name}`, firstNameOf(me)), first: true }
    : welcomeBack(firstNameOf(me));
};
