import type { FormaPagamento } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { OptionCard, OptionGroup, ProgressBar } from '@vitrine/ui'

import { describeVariacao, iconeOf } from './forma.ts'

export interface OpcoesPagamentoProps {
  formas: FormaPagamento[]
  value: string | null
  onChange: (idformapagto: string) => void
  /** What the order costs by each method, in reais; null when prices are hidden. */
  totalOf: (idformapagto: string) => number | null
  credito: { total: number; disponivel: number }
}

/** Radio cards, the total for each method at the right (ux 1.8.1). */
export function OpcoesPagamento({ formas, value, onChange, totalOf, credito }: OpcoesPagamentoProps) {
  return (
    <OptionGroup label="Forma de pagamento">
      {formas.map((forma) => {
        const { idformapagto, tipo, nome, descricao, variacao_percentual } = forma
        const total = totalOf(idformapagto)
        const isFaturado = tipo === 'FATURADO' && credito.total > 0
        return (
          <OptionCard
            key={idformapagto}
            name="idformapagto"
            value={idformapagto}
            checked={value === idformapagto}
            onChange={() => onChange(idformapagto)}
            icon={iconeOf(tipo)}
            title={nome}
            sub={isFaturado ? describeCredito(credito) : descricao}
            end={
              total !== null && (
                <>
                  {formatReais(total)}
                  {variacao_percentual !== null && variacao_percentual !== 0 && (
                    <small className={variacao_percentual > 0 ? 'text-ink-muted' : undefined}>
                      {describeVariacao(variacao_percentual)}
                    </small>
                  )}
                </>
              )
            }
          >
            {isFaturado && (
              <ProgressBar
                value={credito.disponivel}
                max={credito.total}
                label="Crédito disponível"
                valueText={describeCredito(credito)}
              />
            )}
          </OptionCard>
        )
      })}
    </OptionGroup>
  )
}

function describeCredito({ total, disponivel }: OpcoesPagamentoProps['credito']): string {
  return `disponível ${formatReais(disponivel)} de ${formatReais(total)}`
}
