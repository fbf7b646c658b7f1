import { formatPrecoUnitario, formatReais } from '@vitrine/rules/dinheiro'
import { Icon } from '@vitrine/ui'

import type { PorQueProps } from './por-que.tsx'

const nomes: Record<string, string> = {
  atendente: 'Preço do atendente',
  progressivo: 'Preço progressivo',
  atacado: 'Preço atacado',
  politica: 'Preço da política',
  oferta: 'Preço de oferta',
  normal: 'Preço normal',
}

/** The rules of a price in their order, what each offers and which one holds (readings 3, ux 5 delight 10). */
export function PorQueTabela({ traco, preco, desconto }: PorQueProps) {
  if (!traco) return null
  const isBelow =
    preco !== undefined && preco !== null && traco.precounitario !== null && preco > traco.precounitario
  return (
    <div className="por-que-traco">
      <p>Vale a primeira regra que tem preço, nesta ordem:</p>
      <ol>
        {traco.candidatos.map(({ regra, preco: oferecido, valeu, motivo }) => (
          <li key={regra} data-valeu={valeu || undefined}>
            <span>
              {nomes[regra] ?? regra}
              {valeu && (
                <>
                  <Icon name="check" size={16} />
                  <span className="sr-only"> (é o que vale)</span>
                </>
              )}
              {motivo !== nomes[regra]?.toLowerCase() && <small>{motivo}</small>}
            </span>
            <span>{oferecido === null ? '—' : formatPrecoUnitario(oferecido)}</span>
          </li>
        ))}
      </ol>
      {isBelow && <p>Preço de tabela: {formatPrecoUnitario(preco)}.</p>}
      {(desconto ?? 0) > 0 && <p>Depois, o cupom tira {formatReais(desconto ?? 0)} deste item.</p>}
    </div>
  )
}
