/** No order is larger than this when unpacked: a bigger file is refused. */
const MAX_BYTES = 20_000_000
const FIM = 0x06054b50
const ENTRADA = 0x02014b50

interface Entrada {
  nome: string
  metodo: number
  comprimido: number
  inicio: number
}

/** Names and contents of a zip file, each unpacked when asked for. Throws for anything that is not a zip file. */
export function openZip(buffer: ArrayBuffer): { nomes: string[]; read: (nome: string) => Promise<string> } {
  const view = new DataView(buffer)
  const entradas = new Map(listEntradas(view).map((entrada) => [entrada.nome, entrada]))
  return {
    nomes: [...entradas.keys()],
    read: async (nome) => {
      const entrada = entradas.get(nome)
      return entrada ? unpack(view, entrada) : ''
    },
  }
}

function listEntradas(view: DataView): Entrada[] {
  const fim = findFim(view)
  const total = view.getUint16(fim + 10, true)
  const entradas: Entrada[] = []
  let at = view.getUint32(fim + 16, true)
  for (let i = 0; i < total; i++) {
    if (view.getUint32(at, true) !== ENTRADA) throw new Error('broken zip directory')
    const nameLength = view.getUint16(at + 28, true)
    entradas.push({
      nome: new TextDecoder().decode(bytes(view, at + 46, nameLength)),
      metodo: view.getUint16(at + 10, true),
      comprimido: view.getUint32(at + 20, true),
      inicio: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entradas
}

/** The directory stands at the end of the file; only a comment may follow it. */
function findFim(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--)
    if (view.getUint32(at, true) === FIM) return at
  throw new Error('not a zip file')
}

async function unpack(view: DataView, { inicio, metodo, comprimido }: Entrada): Promise<string> {
  const dados = inicio + 30 + view.getUint16(inicio + 26, true) + view.getUint16(inicio + 28, true)
  const packed = new Blob([bytes(view, dados, comprimido)])
  const stream =
    metodo === 8 ? packed.stream().pipeThrough(new DecompressionStream('deflate-raw')) : packed.stream()
  const decoder = new TextDecoder()
  let text = ''
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > MAX_BYTES) throw new Error('zip content too large')
  }
}

function bytes(view: DataView, at: number, length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset + at, length) // made over an ArrayBuffer above
}
