import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Colecao {
  icons: Record<string, { body: string } | undefined>
}

let colecao: Colecao | undefined

/** Fluent Emoji, flat (MIT): read once, when the first picture is drawn. */
function loadColecao(): Colecao {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')
  colecao ??= JSON.parse(readFileSync(file, 'utf8')) as Colecao // the package's documented shape
  return colecao
}

export function listMotivos(): string[] {
  return Object.keys(loadColecao().icons)
}

/** A motif of `lado` units centred at (cx, cy); a name that nobody knows is a neutral dot, so that a store still opens. */
export function drawMotivo(
  nome: string,
  { cx, cy, lado, giro = 0 }: { cx: number; cy: number; lado: number; giro?: number },
): string {
  const body = loadColecao().icons[nome]?.body ?? '<circle cx="16" cy="16" r="9" fill="#8b919c"/>'
  const turn = giro === 0 ? '' : ` rotate(${giro})`
  return `<g transform="translate(${cx} ${cy})${turn} scale(${(lado / 32).toFixed(3)}) translate(-16 -16)">${body}</g>`
}
