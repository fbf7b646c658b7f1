/** Why a card was refused, in our own few codes: each provider has hundreds. */
export const motivosRecusa = [
  'SALDO',
  'DADOS',
  'CODIGO_SEGURANCA',
  'VALIDADE',
  'BLOQUEADO',
  'LIGAR_BANCO',
  'RISCO',
  'PARCELAS',
  'REPETIDA',
  'DESAFIO',
  'OUTRO',
] as const

export type MotivoRecusa = (typeof motivosRecusa)[number]

const textos: Record<MotivoRecusa, string> = {
  SALDO: 'O cartão não tem limite para este valor.',
  DADOS: 'Algum dado do cartão não confere. Revise número, nome e documento.',
  CODIGO_SEGURANCA: 'O código de segurança não confere.',
  VALIDADE: 'O cartão está vencido ou a validade não confere.',
  BLOQUEADO: 'O cartão está bloqueado. Fale com o seu banco ou use outro cartão.',
  LIGAR_BANCO: 'Seu banco pede que você autorize esta compra antes. Ligue para ele e tente de novo.',
  RISCO: 'O pagamento não passou na análise de segurança. Use outra forma de pagamento.',
  PARCELAS: 'O cartão não aceita este número de parcelas.',
  REPETIDA: 'Você já pagou este valor há pouco com o mesmo cartão.',
  DESAFIO: 'O seu banco pediu uma confirmação que não foi concluída.',
  OUTRO: 'O banco recusou o pagamento sem dizer o motivo.',
}

/** The reason in plain Portuguese (ux 1.8.5); a code that we do not know is told as a refusal without a reason. */
export function explainRecusa(motivo: string | null): string {
  return motivo !== null && Object.hasOwn(textos, motivo) ? textos[motivo as MotivoRecusa] : textos.OUTRO // hasOwn has just said so
}
