// Everything that axe says against the page, one line for each element.
async (tags) => {
  const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ["violations"], preload: false });
  const said = (node) => [...node.any, ...node.all, ...node.none].map((check) => check.message).join("; ").slice(0, 200);
  return violations.flatMap(({ id, impact, nodes }) => nodes.map((node) => `${id} (${impact}): ${node.target.join(" ")} ${node.html.slice(0, 160)} ${said(node)}`));
}
