/**
 * Loads node's own modules by `require`, and where the module that uses them is run: an `import` is
 * done before anything else, and asks for every export. Of node:http on Node 24 that is all of fetch,
 * some 40 ms. Expects a `require` in the bundle's banner.
 */
export const lateBuiltins = {
  name: 'late-builtins',
  setup(bundle) {
    bundle.onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === 'require-call' ? undefined : { path, namespace: 'late-builtins' },
    );
    bundle.onLoad({ filter: /.*/, namespace: 'late-builtins' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
    }));
  },
};
