import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MeResponse } from '#contracts/accounts/me.ts';
import { product } from '#contracts/product.ts';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { useUpdateMe } from '#web/features/account/api/update-me.ts';
import { fullNameOf } from '#web/features/account/full-name.ts';
import { delays } from '#web/lib/delays.ts';
import { localCache } from '#web/lib/storage/local-cache.ts';

type Greeting = { text: string; first: boolean };

const cacheKey = 'first-name';

const firstNameOf = (me: MeResponse): string => fullNameOf(me).split(/\s+/)[0] ?? '';

const greet = (start: string, name: string): string => (name === '' ? start : `${start}, ${name}`);
const welcomeBack = (name: string): Greeting => ({ text: greet('Welcome back', name), first: false });

/** The greeting of a user whose name is in this browser's cache, so that it does not have to wait for the server. */
const readCached = (userId: string): Greeting | null => {
  const name = localCache.userPreferences.read(userId, cacheKey);
  return typeof name === 'string' ? welcomeBack(name) : null;
};

/**
 * The dashboard's greeting; null while unknown. The first-login greeting stays for the whole visit of the page. The
 * server records the first login three seconds after the page has loaded.
 */
export const useGreeting = (userId: string): Greeting | null => {
  const { data: me, isError } = useQuery(meQuery);
  const [wasFirst, setWasFirst] = useState(false);
  // After a failure, the next visit shows the first-login greeting again and repeats the call.
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
