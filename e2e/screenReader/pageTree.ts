import type { CDPSession } from '@playwright/test';
import { type AxNode, clean, type Extra, isPlace, roleOf, speak, WHOLES } from './speech';

/** What is needed of an element beside its node in the accessibility tree. */
interface Element extends Extra {
  /** The nearest element that begins a line of its own. */
  block: number;
}

/** `Node.TEXT_NODE` */
const TEXT = 3;
const NONE: Element = { current: '', lang: '', block: -1 };

/** The page as a screen reader has it: Chromium's accessibility tree, and the elements' styles. */
export class PageTree {
  private readonly nodes: Map<string, AxNode>;
  private readonly elements: Map<number, Element>;

  private constructor(nodes: Map<string, AxNode>, elements: Map<number, Element>) {
    this.nodes = nodes;
    this.elements = elements;
  }

  static async of(session: CDPSession): Promise<PageTree> {
    const [{ nodes }, snapshot] = await Promise.all([
      session.send('Accessibility.getFullAXTree'),
      session.send('DOMSnapshot.captureSnapshot', { computedStyles: ['display'] }),
    ]);
    return new PageTree(new Map(nodes.map((node) => [node.nodeId, node])), elementsOf(snapshot));
  }

  /**
   * Everything below an element, a line for each thing, as it is read from top to bottom.
   *
   * @param except - an element that is left out.
   */
  read(backendId: number, except?: number): string[] {
    const root = [...this.nodes.values()].find((node) => node.backendDOMNodeId === backendId);
    if (!root) throw new Error('The element is not in the accessibility tree.');
    const text = new Lines();
    this.readInto(text, root, except);
    return text.end();
  }

  private readInto(lines: Lines, parent: AxNode, except?: number): void {
    for (const node of this.childrenOf(parent)) {
      if (node.backendDOMNodeId === except && except !== undefined) continue;
      const role = roleOf(node);
      const element = this.elementOf(node);
      if (role === 'StaticText') lines.add(String(node.name?.value ?? ''), element.block);
      else if (role === 'LineBreak') lines.endLine();
      else if (role === 'row') lines.whole(this.textsOf(node).join(' | '));
      else if (WHOLES.has(role)) {
        const isLink = role === 'heading' && this.has(node, 'link');
        lines.whole(speak(node, this.langOf(node, element), isLink ? ['link'] : []));
      } else {
        if (isPlace(node)) lines.whole(speak(node, element, this.countOf(node)));
        this.readInto(lines, node, except);
      }
    }
  }

  private childrenOf(node: AxNode): AxNode[] {
    return (node.childIds ?? []).flatMap((id) => {
      const child = this.nodes.get(id);
      if (!child) return [];
      return child.ignored ? this.childrenOf(child) : [child];
    });
  }

  private elementOf(node: AxNode): Element {
    return this.elements.get(node.backendDOMNodeId ?? -1) ?? NONE;
  }

  /** Of something whose whole text is in another language, that of the text. */
  private langOf(node: AxNode, element: Element): Element {
    const langs = new Set(this.leavesOf(node).map((leaf) => this.elementOf(leaf).lang));
    const [lang = element.lang] = langs;
    return langs.size > 1 ? element : { ...element, lang };
  }

  private leavesOf(node: AxNode): AxNode[] {
    if (roleOf(node) === 'StaticText') return [node];
    return this.childrenOf(node).flatMap((child) => this.leavesOf(child));
  }

  private textsOf(row: AxNode): string[] {
    return this.childrenOf(row).map((cell) =>
      clean(
        this.leavesOf(cell)
          .map(({ name }) => String(name?.value ?? ''))
          .join(' '),
      ),
    );
  }

  private has(node: AxNode, role: string): boolean {
    return this.childrenOf(node).some((child) => roleOf(child) === role || this.has(child, role));
  }

  /** How many items a list has. */
  private countOf(node: AxNode): string[] {
    if (roleOf(node) !== 'list') return [];
    const items = this.childrenOf(node).filter((child) => roleOf(child) === 'listitem');
    if (items.length === 0) return [];
    return [items.length === 1 ? '1 item' : `${items.length} items`];
  }
}

/** Text that is read in one go: pieces of one block, between things that are said as one. */
class Lines {
  private readonly done: string[] = [];
  private text = '';
  private block = NONE.block;

  add(text: string, block: number): void {
    if (block !== this.block) this.endLine();
    this.block = block;
    this.text += text;
  }

  endLine(): void {
    const text = clean(this.text);
    if (text !== '') this.done.push(text);
    this.text = '';
  }

  whole(line: string): void {
    this.endLine();
    this.done.push(line);
  }

  end(): string[] {
    this.endLine();
    return this.done;
  }
}

type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>;
const takeSnapshot = (session: CDPSession) =>
  session.send('DOMSnapshot.captureSnapshot', { computedStyles: [] });

/** The page's own document; those in frames are not read. */
function elementsOf({ documents, strings }: Snapshot): Map<number, Element> {
  const [document] = documents;
  const {
    parentIndex = [],
    backendNodeId = [],
    nodeType = [],
    attributes = [],
  } = document?.nodes ?? {};
  const displays = new Map<number, string>();
  document?.layout.nodeIndex.forEach((node, at) => {
    displays.set(node, strings[document.layout.styles[at]?.[0] ?? -1] ?? '');
  });
  const attributeOf = (node: number, name: string): string => {
    const pairs = attributes[node] ?? [];
    const at = pairs.findIndex((text, index) => index % 2 === 0 && strings[text] === name);
    return at === -1 ? '' : (strings[pairs[at + 1] ?? -1] ?? '');
  };
  const found: (Element & { id: number })[] = [];
  let pageLang = '';
  // A parent comes before its children
  backendNodeId.forEach((id, node) => {
    const parent = found[parentIndex[node] ?? -1] ?? { ...NONE, id: -1 };
    const current = attributeOf(node, 'aria-current');
    const lang = attributeOf(node, 'lang');
    if (pageLang === '') pageLang = lang;
    // A text has the style of the element that it is in
    const display = nodeType[node] === TEXT ? 'inline' : (displays.get(node) ?? 'inline');
    found.push({
      id,
      current: current === 'false' ? '' : current,
      lang: lang === '' ? parent.lang : lang === pageLang ? '' : lang,
      block: display.startsWith('inline') || display === 'contents' ? parent.block : id,
    });
  });
  return new Map(found.map((element) => [element.id, element]));
}
