/** The part of a node of a Markdown or HTML tree (unist) that this folder reads. */
export interface TreeNode {
  type: string;
  value?: string;
  children?: TreeNode[];
  /** Of Markdown. */
  depth?: number;
  url?: string;
  alt?: string | null;
  position?: { start: { line: number } } | undefined;
  /** Of HTML. */
  tagName?: string;
  properties?: Record<string, unknown>;
}

/** The node and all below it, from the first to the last. */
export function nodesOf(node: TreeNode): TreeNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** The text of a node, as it is read. */
export function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
