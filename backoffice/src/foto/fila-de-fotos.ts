import type { CorpoFalha, FotoRecebida } from '@vitrine/contract'
import { readNomeDaFoto } from '@vitrine/rules/foto'

export type EstadoDaFoto =
  | 'ESPERA'
  | 'ENVIANDO'
  | 'PRONTA'
  /** The product had this very picture before. */
  | 'JA_ESTAVA'
  | 'SEM_PRODUTO'
  | 'RECUSADA'
  /** It did not arrive; nothing is wrong with it. */
  | 'SEM_RESPOSTA'

/** A picture on its way. */
export interface FotoNaFila {
  id: string
  arquivo: File
  /** SKU or EAN that was said by hand; null: the name of the file says it. */
  codigo: string | null
  estado: EstadoDaFoto
  /** What the server made of it. */
  recebida: FotoRecebida | null
  /** In words, where it was refused. */
  erro: string | null
}

type Resposta = { ok: true; dados: FotoRecebida } | { ok: false; falha: CorpoFalha; status: number }
export type SendFoto = (foto: FotoNaFila) => Promise<Resposta>

/** Pictures that are sent at once: the server makes each of them small. */
const AO_MESMO_TEMPO = 3
const VEZES = 3

/** Pictures of one store that were chosen, on their way whatever screen is open; a product's go one after the other, in the order of their names. */
export function createFila(send: SendFoto, sleep = wait) {
  let fotos: readonly FotoNaFila[] = []
  const ouvintes = new Set<() => void>()
  const ocupados = new Set<string>()

  function put(agora: readonly FotoNaFila[]): void {
    fotos = agora
    for (const ouvinte of ouvintes) ouvinte()
  }
  const change = (id: string, mudanca: Partial<FotoNaFila>) =>
    put(fotos.map((foto) => (foto.id === id ? { ...foto, ...mudanca } : foto)))

  function startNext(): void {
    while (ocupados.size < AO_MESMO_TEMPO) {
      const proxima = fotos.find((foto) => foto.estado === 'ESPERA' && !ocupados.has(groupOf(foto)))
      if (!proxima) return
      const grupo = groupOf(proxima)
      ocupados.add(grupo)
      change(proxima.id, { estado: 'ENVIANDO' })
      void sendUntil(proxima).then((mudanca) => {
        ocupados.delete(grupo)
        change(proxima.id, mudanca)
        startNext()
      })
    }
  }

  async function sendUntil(foto: FotoNaFila): Promise<Partial<FotoNaFila>> {
    for (let vez = 1; ;) {
      const resposta = await send(foto).catch(() => null)
      const segundos = readPausa(resposta)
      if (segundos === null) {
        const mudanca = readMudanca(resposta)
        if (mudanca.estado !== 'SEM_RESPOSTA' || vez === VEZES) return mudanca
        vez += 1
      }
      await sleep(1000 * (segundos ?? 2 ** vez))
    }
  }

  return {
    add(arquivos: readonly File[]): void {
      put([...fotos, ...arquivos.toSorted(compareNomes).map(newFoto)])
      startNext()
    },
    /** Once more, as the product of this code where one is said. */
    retry(id: string, codigo: string | null): void {
      change(id, { estado: 'ESPERA', erro: null, ...(codigo !== null && { codigo }) })
      startNext()
    },
    /** Takes out of the list what has arrived. */
    clearProntas: () => put(fotos.filter(({ estado }) => estado !== 'PRONTA' && estado !== 'JA_ESTAVA')),
    list: () => fotos,
    subscribe(ouvinte: () => void) {
      ouvintes.add(ouvinte)
      return () => void ouvintes.delete(ouvinte)
    },
  }
}

export type Fila = ReturnType<typeof createFila>

const newFoto = (arquivo: File): FotoNaFila => ({
  id: crypto.randomUUID(),
  arquivo,
  codigo: null,
  estado: 'ESPERA',
  recebida: null,
  erro: null,
})

/** A product's pictures in the order of their places. */
function compareNomes(a: File, b: File): number {
  const [deA, deB] = [readNomeDaFoto(a.name), readNomeDaFoto(b.name)]
  return (
    (deA.codigos.at(-1) ?? '').localeCompare(deB.codigos.at(-1) ?? '', 'pt-BR') || deA.posicao - deB.posicao
  )
}

/** Pictures of one product have one name but for their places. */
const groupOf = ({ codigo, arquivo }: FotoNaFila) =>
  (codigo ?? readNomeDaFoto(arquivo.name).codigos.at(-1) ?? arquivo.name).toLowerCase()

/** Seconds to wait where too much was asked for at once, which is nobody's failure; null: it is something else. */
function readPausa(resposta: Resposta | null): number | null {
  if (!resposta || resposta.ok || resposta.status !== 429) return null
  const { segundos } = resposta.falha.detalhes ?? {}
  return typeof segundos === 'number' ? segundos : 5
}

function readMudanca(resposta: Resposta | null): Partial<FotoNaFila> {
  if (!resposta) return { estado: 'SEM_RESPOSTA' }
  if (!resposta.ok) {
    const { status, falha } = resposta
    const erro = Object.values(falha.campos ?? {})[0] ?? falha.error
    return { estado: status >= 400 && status < 500 ? 'RECUSADA' : 'SEM_RESPOSTA', erro }
  }
  const { dados } = resposta
  if (!dados.produto) return { estado: 'SEM_PRODUTO', recebida: dados }
  return { estado: dados.ja_estava ? 'JA_ESTAVA' : 'PRONTA', recebida: dados }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
