/** Writes a change into a change log: the words of its file, without a commit; a list stays a list. The packages have one version, so no line says that another one has a new one. */
const listed = (text) => (text.startsWith('- ') ? text : `- ${text.replace(/\n/g, '\n  ')}`);

module.exports = {
  getReleaseLine: async ({ summary }) => listed(summary.trim()),
  getDependencyReleaseLine: async () => '',
};
