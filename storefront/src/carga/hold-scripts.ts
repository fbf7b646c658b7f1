/** The one picture that a page asks for before its style: the first that people look at; of a cart, its first line's. */
const PRIMEIRA = 'fetchPriority="high"'
const LIGACAO = '<link rel="modulepreload"'
const PRELIGADO = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const MODULO = ' type="module" async="">'
/** No browser runs it. */
const GUARDADO = ' type="text/modulo">'

/** Of a page whose picture does not come, or that nobody looks at. */
const NO_MAXIMO_MS = 1500

/**
 * A page is complete without its scripts: on a slow network style, letters and the first picture go before them. The router has no word for that, and
 * what stands in a text is escaped. Those of a page with a first picture are asked for once that is there, and painted with the next frame: before, they shared the connection and the
 * processor with it, though the page is complete without them. Who touches the page or waits too long has them at once. Those of a page without
 * such a picture are of low priority. Where the lines of a cart's page are not shown, being another's (`data-carrinho`), nothing is waited for: the scripts bring the right ones.
 *
 * `head`: of the page, without its end; `corpo`: what follows, in parts; `ultima`: the last of these, which has the script by which the router begins.
 * Answers head and last part as they are to be written.
 */
export function holdScripts(
  head: string,
  corpo: readonly (string | Uint8Array)[],
  { ultima, nonce }: { ultima: string; nonce: string },
): [head: string, ultima: string] {
  const onde = ultima.lastIndexOf(MODULO)
  const arquivos = [...head.matchAll(PRELIGADO)].map(([, href]) => href)
  const hasPrimeira = head.includes(PRIMEIRA) || [...corpo, ultima].some(hasPicture)
  if (onde === -1 || arquivos.length === 0 || !hasPrimeira)
    return [head.replaceAll(LIGACAO, `${LIGACAO} fetchpriority="low"`), ultima]
  const script = `<script nonce="${nonce}">${BRING}(document,${JSON.stringify(arquivos)})</script>`
  const guardada = ultima.slice(0, onde) + GUARDADO + ultima.slice(onde + MODULO.length)
  return [head.replaceAll(PRELIGADO, ''), guardada + script]
}

const hasPicture = (parte: string | Uint8Array): boolean =>
  typeof parte === 'string'
    ? parte.includes(PRIMEIRA)
    : Buffer.from(parte.buffer, parte.byteOffset, parte.byteLength).includes(PRIMEIRA)

/** The elements are made as the router would have written them: React takes them for its own. */
const BRING = `((d,a)=>{const g=()=>{const o=d.querySelector('[type="text/modulo"]');if(!o)return;for(const h of a)d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href:h,fetchPriority:'low'}));const s=d.createElement('script');s.type='module';s.async=!0;s.nonce=o.nonce;s.text=o.text;o.replaceWith(s)},f=()=>requestAnimationFrame(g),i=d.querySelector('img[fetchpriority=high]');if(!i||i.complete||d.querySelector('[data-carrinho] .pagina-carrinho'))f();else i.onload=i.onerror=f;setTimeout(g,${NO_MAXIMO_MS});for(const e of['pointerdown','keydown'])addEventListener(e,g,{once:!0,capture:!0})})`
