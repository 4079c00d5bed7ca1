/**
 * What no command ever runs, and every one-shot command would read at its start: HTTP/2 and request
 * bodies other than bytes (undici; connector.ts negotiates HTTP/1.1 and send.ts sends buffers), and
 * processes for subcommands (commander). Whatever should use them after all says so.
 */
const NEVER_RUN = [
  {
    filter: /\/(client-h2|web\/fetch\/body)\.js$/,
    importer: /\/undici\/lib\/dispatcher\//,
    contents: "module.exports = () => { throw new Error('not part of this bundle'); };",
  },
  {
    filter: /^node:child_process$/,
    importer: /\/commander\/lib\//,
    contents: 'export default {};',
  },
];

/** Takes what is never run out of a bundle. */
export const neverRun = {
  name: 'never-run',
  setup(bundle) {
    for (const { filter, importer, contents } of NEVER_RUN) {
      bundle.onResolve({ filter }, (found) =>
        importer.test(found.importer.replaceAll('\\', '/'))
          ? { path: found.path, namespace: 'never-run', pluginData: contents }
          : undefined,
      );
    }
    bundle.onLoad({ filter: /.*/, namespace: 'never-run' }, ({ pluginData }) => ({
      contents: pluginData,
    }));
  },
};
