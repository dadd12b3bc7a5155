import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** zod includes messages in 50 languages (266 kB). The product is in English only. */
export const englishOnly: Plugin = {
  name: 'english-only',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules\/zod\/v4\/locales\/index\.js$/ }, ({ path }) => ({
      contents: "export { default as en } from './en.js';",
      resolveDir: dirname(path),
    })),
};

/** Resolves the name of a shared context's entry to the file that is being built. */
export const currentEntry = (name: string, file: () => string): Plugin => ({
  name: 'current-entry',
  setup: ({ onResolve }) => onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: resolve(file()) })),
});

/**
 * If a module that the stage has not chosen is loaded anyway, it throws an error with its name. `modules` is called in
 * each build, since a context builds several functions.
 */
export const excludeModules = (modules: () => readonly string[]): Plugin => ({
  name: 'exclude-modules',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/lambdas\/providers\// }, ({ path }) => {
      const module = modules().find((name) => path.endsWith(`/lambdas/${name}`));
      if (module === undefined) return undefined;
      const message = `${module} is not in this bundle: the stage has not chosen it.`;
      return { contents: `throw new Error(${JSON.stringify(message)});`, loader: 'js' };
    }),
});

const electroDbFiles = /node_modules\/electrodb\//;
const globalCommands = "globalThis[Symbol.for('electrodb-commands')]";
const commands = `
import { BatchGetCommand, BatchWriteCommand, DeleteCommand, GetCommand, PutCommand, QueryCommand, ScanCommand,
  TransactGetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
${globalCommands} = { BatchGetCommand, BatchWriteCommand, DeleteCommand, GetCommand, PutCommand, QueryCommand, ScanCommand,
  TransactGetCommand, TransactWriteCommand, UpdateCommand, unmarshall };`;

/**
 * ElectroDB requires the whole DynamoDB client as CommonJS, which bundlers cannot tree-shake. Its models take a third
 * of a cold start's CPU time. Here, it gets the commands that it sends from an ES module. The validator of its models
 * is also left out: the models are constants, and the tests build them with the validator.
 */
export const trimElectroDb: Plugin = {
  name: 'lean-electrodb',
  setup: ({ onLoad, onResolve, resolve }) => {
    onResolve({ filter: /^electrodb$/ }, async ({ importer, resolveDir, pluginData }) => {
      if (pluginData === 'itself' || electroDbFiles.test(importer)) return undefined;
      const { path } = await resolve('electrodb', {
        resolveDir,
        kind: 'import-statement',
        pluginData: 'itself',
      });
      return { path, namespace: 'electrodb' };
    });
    onLoad({ filter: /.*/, namespace: 'electrodb' }, ({ path }) => ({
      contents: `import 'electrodb-commands'; export * from ${JSON.stringify(path)};`,
      resolveDir: dirname(path),
    }));
    onResolve({ filter: /^electrodb-commands$/ }, ({ path, resolveDir }) => ({
      path,
      namespace: 'electrodb-commands',
      pluginData: resolveDir,
    }));
    onLoad({ filter: /.*/, namespace: 'electrodb-commands' }, ({ pluginData }) => ({
      contents: commands,
      resolveDir: pluginData,
    }));
    onResolve({ filter: /^(@aws-sdk\/(lib|util)-dynamodb|jsonschema)$/ }, ({ path, importer }) =>
      electroDbFiles.test(importer) ? { path, namespace: 'electrodb-needs' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'electrodb-needs' }, ({ path }) => ({
      contents:
        path === 'jsonschema'
          ? 'class Validator { addSchema() {} validate() { return { errors: [] }; } }\nValidator.prototype.customFormats = {};\nexports.Validator = Validator;'
          : `module.exports = ${globalCommands};`,
    }));
  },
};

/**
 * undici's entry loads fetch, WebSocket, caches and mocks, which costs the page fetcher 100 ms of a cold start's CPU
 * time. The fetcher needs only the agent and the connector.
 */
export const trimUndici: Plugin = {
  name: 'lean-undici',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^undici$/ }, ({ path, resolveDir }) => ({
      path,
      namespace: 'undici',
      pluginData: resolveDir,
    }));
    onLoad({ filter: /.*/, namespace: 'undici' }, ({ pluginData }) => ({
      contents: `
const Dispatcher = require('undici/lib/dispatcher/dispatcher.js');
// undici's own entry does the same: these methods become methods of every dispatcher.
Object.assign(Dispatcher.prototype, { request: require('undici/lib/api/api-request.js') });
exports.Agent = require('undici/lib/dispatcher/agent.js');
exports.buildConnector = require('undici/lib/core/connect.js');`,
      resolveDir: pluginData,
    }));
  },
};

const zodImport = 'import { z } from "zod";';

/** The one use of zod in it is `extendZodWithOpenApi`, which does nothing in a bundle. */
const withoutZod = (source: string): string => {
  if (!source.includes(zodImport)) throw new Error(`@hono/zod-openapi no longer has the line ${zodImport}.`);
  return source.replace(zodImport, 'const z = undefined;');
};

/**
 * Functions never write the OpenAPI document; the tests and the build read it from the sources. In a bundle, the
 * collector of its parts therefore collects nothing. It also imports zod as one object, from which a bundler can remove
 * nothing. Without that import, a bundle contains 70 kB less of zod.
 */
export const noOpenApiDocument: Plugin = {
  name: 'no-openapi-document',
  setup: ({ onLoad }) => {
    onLoad({ filter: /node_modules\/@hono\/zod-openapi\/dist\/index\.mjs$/ }, async ({ path }) => ({
      contents: withoutZod(await readFile(path, 'utf8')),
      resolveDir: dirname(path),
    }));
    onLoad({ filter: /node_modules\/@asteasolutions\/zod-to-openapi\/.*\.m?js$/ }, () => ({
      contents: `
export class OpenAPIRegistry {
  definitions = [];
  register() {}
  registerComponent() {}
  registerParameter() {}
  registerPath() {}
  registerWebhook() {}
}
class NoDocument {
  constructor() {
    throw new Error('A bundle has no OpenAPI document. Read it from the sources.');
  }
}
export { NoDocument as OpenApiGeneratorV3, NoDocument as OpenApiGeneratorV31 };
export const extendZodWithOpenApi = () => {};
export const getOpenApiMetadata = () => ({});`,
    }));
  },
};
