/** What is wrong with a document, as far as the few elements of our drawings go; nothing, if it is sound. */
export function svgFault(svg: string): string | undefined {
  const open: string[] = [];
  let end = 0;
  for (const tag of svg.matchAll(/<(\/?)([a-z]+)((?: [a-z-]+(?::[a-z]+)?="[^"<>&]*")*)(\/?)>/gi)) {
    const [whole, closing, name = '', attributes = '', empty] = tag;
    if (tag.index !== end) return `loose text before ${whole}`;
    end = tag.index + whole.length;
    const names = [...attributes.matchAll(/ ([a-z-]+)=/gi)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `an attribute twice in ${whole}`;
    if (closing && open.pop() !== name) return `${whole} closes nothing`;
    if (!closing && !empty) open.push(name);
    if (open.length === 0 && end !== svg.length) return 'more than one root';
  }
  if (end !== svg.length) return `broken after ${end}`;
  return open.length === 0 ? undefined : `${open.join()} left open`;
}
