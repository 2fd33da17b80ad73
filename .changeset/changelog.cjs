/** Writes a change into a change log: the words of its file, without a commit. The packages have one version, so no line says that another one has a new one. */
module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replace(/\n/g, '\n  ')}`,
  getDependencyReleaseLine: async () => '',
};
