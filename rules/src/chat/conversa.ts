/** What is needed of a message here; those of the contract fit. */
interface Mensagem {
  idmensagem: string
  /** Its place in the room. */
  sequencia: number
  /** Of its last change in the room. */
  revisao: number
}

/** What a device knows of a room. */
export interface Conversa<M extends Mensagem> {
  /** In the order of their places; of those before `primeira` only what changed while they were not shown. */
  conhecidas: readonly M[]
  /** From this place on nothing is missing. */
  primeira: number
  /** Up to this one every change is here. */
  revisao: number
}

interface Trecho<M extends Mensagem> {
  mensagens: readonly M[]
  /** More before the first of these. */
  maisAntes: boolean
}

/** @param revisao of the room, read before its messages were: what changed meanwhile comes twice, never not at all */
export function openConversa<M extends Mensagem>(trecho: Trecho<M>, revisao: number): Conversa<M> {
  return takeAntes({ conhecidas: [], primeira: Infinity, revisao }, trecho)
}

/** What is shown: everything from a place on, to the newest. */
export function listMensagens<M extends Mensagem>({ conhecidas, primeira }: Conversa<M>): readonly M[] {
  return conhecidas.filter(({ sequencia }) => sequencia >= primeira)
}

/** Whether more was written before what is shown. */
export const hasAntes = ({ primeira }: Pick<Conversa<Mensagem>, 'primeira'>): boolean => primeira > 0

/** Takes up an older stretch of the history. What was told of it meanwhile is newer, and stays. */
export function takeAntes<M extends Mensagem>(
  conversa: Conversa<M>,
  { mensagens, maisAntes }: Trecho<M>,
): Conversa<M> {
  const first = mensagens[0]?.sequencia ?? conversa.primeira
  return {
    ...conversa,
    conhecidas: merge(conversa.conhecidas, mensagens),
    primeira: maisAntes ? Math.min(first, conversa.primeira) : 0,
  }
}

/** Takes up what changed since a revision that was known. @param ate up to which revision these are all */
export function takeMudancas<M extends Mensagem>(
  conversa: Conversa<M>,
  mensagens: readonly M[],
  ate: number,
): Conversa<M> {
  return {
    ...conversa,
    conhecidas: merge(conversa.conhecidas, mensagens),
    revisao: Math.max(conversa.revisao, ate),
  }
}

/** Takes up one message that was told of, or that answers one's own: shown at once, but what lies between is still to be asked for. */
export function takeMensagem<M extends Mensagem>(conversa: Conversa<M>, mensagem: M): Conversa<M> {
  const isNext = mensagem.revisao === conversa.revisao + 1
  return takeMudancas(conversa, [mensagem], isNext ? mensagem.revisao : conversa.revisao)
}

/** Whether a change was told of whose predecessors are not all here: then what changed since `conversa.revisao` is asked for. */
export const isBehind = ({ revisao }: Pick<Conversa<Mensagem>, 'revisao'>, dita: number): boolean =>
  dita > revisao

/** Of two states of a message the one of the higher revision, whichever came first. */
function merge<M extends Mensagem>(antes: readonly M[], novas: readonly M[]): readonly M[] {
  if (novas.length === 0) return antes
  const porLugar = new Map(antes.map((mensagem) => [mensagem.sequencia, mensagem]))
  for (const nova of novas) {
    const known = porLugar.get(nova.sequencia)
    if (!known || known.revisao < nova.revisao) porLugar.set(nova.sequencia, nova)
  }
  return [...porLugar.values()].toSorted((a, b) => a.sequencia - b.sequencia)
}
