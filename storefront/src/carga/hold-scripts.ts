/** A picture that a page asks for before its others: the first that people look at. */
const PRIMEIRA = 'fetchPriority="high"'
const LIGACAO = '<link rel="modulepreload"'
const PRELIGADO = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const MODULO = Buffer.from(' type="module" async="">')
/** No browser runs it. */
const GUARDADO = Buffer.from(' type="text/modulo">')

/** Of a page whose picture does not come, or that nobody looks at. */
const NO_MAXIMO_MS = 1500

/**
 * A page is complete without its scripts: on a slow network style, letters and the first picture go before them. The router has no word for that, and
 * what stands in a text is escaped. Those of a page with a first picture are asked for once that is there, and painted with the next frame: before, they shared the connection and the
 * processor with it, though the page is complete without them. Who touches the page or waits too long has them at once. Those of a page without
 * such a picture are of low priority.
 *
 * `head`: of the page, without its end; `corpo`: what follows, in parts, of which the last has the script by which the router begins.
 * Answers both as they are to be written.
 */
export function holdScripts(
  head: string,
  corpo: readonly Buffer[],
  nonce: string,
): [head: string, corpo: readonly Buffer[]] {
  const ultima = corpo.at(-1) ?? Buffer.alloc(0)
  const onde = ultima.lastIndexOf(MODULO)
  const arquivos = [...head.matchAll(PRELIGADO)].map(([, href]) => href)
  const hasPrimeira = head.includes(PRIMEIRA) || corpo.some((parte) => parte.includes(PRIMEIRA))
  if (onde === -1 || arquivos.length === 0 || !hasPrimeira)
    return [head.replaceAll(LIGACAO, `${LIGACAO} fetchpriority="low"`), corpo]
  const script = `<script nonce="${nonce}">${BRING}(document,${JSON.stringify(arquivos)})</script>`
  const fim = [ultima.subarray(0, onde), GUARDADO, ultima.subarray(onde + MODULO.length), Buffer.from(script)]
  return [head.replaceAll(PRELIGADO, ''), [...corpo.slice(0, -1), ...fim]]
}

/** The elements are made as the router would have written them: React takes them for its own. */
const BRING = `((d,a)=>{const g=()=>{const o=d.querySelector('[type="text/modulo"]');if(!o)return;for(const h of a)d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href:h,fetchPriority:'low'}));const s=d.createElement('script');s.type='module';s.async=!0;s.nonce=o.nonce;s.text=o.text;o.replaceWith(s)},f=()=>requestAnimationFrame(g),i=d.querySelector('img[fetchpriority=high]');if(!i||i.complete)f();else i.onload=i.onerror=f;setTimeout(g,${NO_MAXIMO_MS});for(const e of['pointerdown','keydown'])addEventListener(e,g,{once:!0,capture:!0})})`
