import { formatPercentual, formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

import type { SomasNaTela } from './preview-mesa.ts'
import { sayDiferenca, sayMargem } from './say-desconto.ts'
import type { Mesa } from './use-mesa.ts'

/** What the budget comes to: by the table, as it stands, what is left of it, what the credit leaves (mockup 22). */
export function SomasDoOrcamento({ mesa: { grade, linhas }, somas }: { mesa: Mesa; somas: SomasNaTela }) {
  const { volumes, pela_tabela, versao, diferenca, desconto, margem, sem_custo, credito } = somas
  const { limites, rascunho } = grade
  const fora = -(desconto ?? 0)
  return (
    <dl className="og-somas">
      <Soma
        nome="Pela tabela"
        valor={sayReais(pela_tabela)}
        nota={`${pluralize(linhas.length, 'produto', 'produtos')}, ${formatQuantidade(volumes)} volumes`}
      />
      <Soma
        nome={`Versão ${rascunho.versao}`}
        valor={sayReais(versao)}
        nota={diferenca === null ? 'falta preço' : sayDiferenca(diferenca)}
        isAgora
      />
      <Soma
        nome="Desconto"
        valor={desconto === null ? '—' : `${formatPercentual(Math.abs(desconto))}%`}
        nota={`limite: ${formatPercentual(limites.desconto_maximo)}% por linha`}
        isAlerta={fora > limites.desconto_maximo}
      />
      <Soma
        nome="Margem"
        valor={sayMargem(margem)}
        nota={[
          `piso: ${formatPercentual(limites.piso_margem)}% por linha`,
          sem_custo > 0 && `${sem_custo} sem custo`,
        ]
          .filter(Boolean)
          .join(' · ')}
        isAlerta={margem !== null && margem < limites.piso_margem}
      />
      {credito && (
        <Soma
          nome="Crédito depois"
          valor={formatReais(credito.depois)}
          nota={`de ${formatReais(credito.limite)}`}
          isAlerta={credito.depois < 0}
        />
      )}
    </dl>
  )
}

const sayReais = (reais: number | null) => (reais === null ? '—' : formatReais(reais))

interface SomaProps {
  nome: string
  valor: string
  nota: string
  isAgora?: boolean
  isAlerta?: boolean
}

function Soma({ nome, valor, nota, isAgora, isAlerta }: SomaProps) {
  return (
    <div data-alerta={isAlerta || undefined} data-agora={isAgora || undefined}>
      <dt>{nome}</dt>
      <dd className="num">{valor}</dd>
      <dd className="num">
        <small>{nota}</small>
      </dd>
    </div>
  )
}
