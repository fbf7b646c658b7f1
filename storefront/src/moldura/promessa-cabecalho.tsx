import { formatReais, formatReaisCurto } from '@vitrine/rules/dinheiro'
import { Icon } from '@vitrine/ui'

import { usePromessa } from '#entrega'

/** 'hoje, 18h–20h · frete R$ 7,90, grátis acima de R$ 350' (Principle 6: dates, not speeds). */
export function PromessaCabecalho() {
  const promessa = usePromessa()
  if (!promessa?.proxima_entrega) return null
  return (
    <span className="promessa">
      <Icon name={promessa.tiposEntrega[0] === 'RETIRADA' ? 'store' : 'truck'} />
      <span>
        <b>{promessa.proxima_entrega}</b>
        {describeFrete(promessa)}
      </span>
    </span>
  )
}

/** ' · frete R$ 7,90, grátis acima de R$ 350,00'. */
export function describeFrete(frete: { taxaentrega: number | null; gratis_acima: number | null }): string {
  const { taxaentrega, gratis_acima } = frete
  if (taxaentrega === null) return ''
  if (taxaentrega === 0) return ' · grátis'
  const acima = gratis_acima === null ? '' : `, grátis acima de ${formatReaisCurto(gratis_acima)}`
  return ` · frete ${formatReais(taxaentrega)}${acima}`
}
