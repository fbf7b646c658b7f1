/** For how long words may be changed, or taken back. */
export const MINUTOS_PARA_MUDAR = 15

interface Mensagem {
  /** Who wrote it; null: the shop itself. */
  idusuario: string | null
  criada_em: Date
  retirada_em: Date | null
}

/** Whether this login may still change or withdraw a message: its own, within 15 minutes, and once withdrawn no more. */
export function mayChangeMensagem(
  { idusuario, criada_em, retirada_em }: Mensagem,
  quem: string,
  agora: Date,
): boolean {
  const minutos = (agora.getTime() - criada_em.getTime()) / 60_000
  return idusuario === quem && retirada_em === null && minutos <= MINUTOS_PARA_MUDAR
}
