import type { Cupom } from '@vitrine/contract'

/** The invitation that goes with a share coupon: who, what, how, where. */
export function composeConvite(
  { codigocupom, beneficio, regras }: Pick<Cupom, 'codigocupom' | 'beneficio' | 'regras'>,
  { loja, endereco }: { loja: string; endereco: string },
): string {
  const condicao = regras.find((regra) => regra.startsWith('Em compras'))
  const quando = condicao ? ` ${condicao.replace('Em', 'em')}` : ''
  return `Compro no ${loja} e indico! Com o cupom ${codigocupom} você ganha ${beneficio} de desconto${quando}: ${endereco}`
}
