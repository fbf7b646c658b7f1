import type { Papel, RespostaAcao } from '@vitrine/contract'

import type { Movido } from '#pedido'

const PARA_QUEM_COMPROU =
  'A nota fiscal dele ainda está em vigor: a loja foi avisada e vai cancelá-la. Se os produtos chegarem, recuse a entrega.'
const PARA_A_LOJA =
  'A nota fiscal dele continua em vigor: cancele-a na Sefaz (em geral até 24 horas depois da autorização) e envie aqui o evento de cancelamento; passado o prazo, emita a nota de devolução.'

/** What happened, and, of a cancellation that leaves a note in force, what the person who cancelled has to know or to do. */
export function sayNota(
  { notaEmVigor }: Movido,
  { papel, mensagem }: { papel: Papel; mensagem: string },
): Pick<RespostaAcao, 'mensagem' | 'notaEmVigor'> {
  if (!notaEmVigor) return { mensagem }
  const isComprador = papel === 'cliente' || papel === 'representante'
  const aviso = isComprador ? PARA_QUEM_COMPROU : PARA_A_LOJA
  return { mensagem: `${mensagem} ${aviso}`, notaEmVigor }
}
