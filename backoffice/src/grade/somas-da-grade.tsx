import type { GradeDaNegociacao } from '@vitrine/contract'
import { formatCep } from '@vitrine/rules/documento'
import { formatPercentual, formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

/** What the cart comes to: by the table, as negotiated, what is left of it, what the credit leaves (mockup 14). */
export function SomasDaGrade({ grade: { somas, limites, negociacao } }: { grade: GradeDaNegociacao }) {
  const frete = negociacao?.frete ?? null
  const acordo = negociacao?.frete_acordado
  const { produtos, volumes, unidade, pela_tabela, negociado, desconto, desconto_percentual } = somas
  const { margem, sem_custo, credito } = somas
  const quantos = `${pluralize(produtos, 'produto', 'produtos')}, ${formatQuantidade(volumes, unidade)}`
  return (
    <dl className="ng-somas">
      <Soma nome="Pela tabela" valor={sayReais(pela_tabela)} nota={quantos} />
      <Soma
        nome="Negociado"
        valor={sayReais(negociado)}
        nota={desconto ? `−${formatReais(desconto)}` : 'sem desconto'}
        isNegociada
      />
      <Soma
        nome="Desconto"
        valor={`${formatPercentual(Math.abs(desconto_percentual ?? 0))}%`}
        nota={`seu limite: ${formatPercentual(limites.desconto_maximo)}%`}
      />
      <Soma
        nome="Margem"
        valor={margem === null ? '—' : `${formatPercentual(margem)}%`}
        nota={[
          `piso: ${formatPercentual(limites.piso_margem)}%`,
          sem_custo > 0 && `${pluralize(sem_custo, 'produto', 'produtos')} sem custo`,
        ]
          .filter(Boolean)
          .join(' · ')}
        isAlerta={margem !== null && margem < limites.piso_margem}
      />
      {frete !== null && (
        <Soma
          nome="Frete"
          valor={frete === 0 ? 'grátis' : formatReais(frete)}
          nota={acordo ? `combinado, ${formatCep(acordo.cep)}` : 'combinado'}
          isNegociada
        />
      )}
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
  isNegociada?: boolean
  isAlerta?: boolean
}

function Soma({ nome, valor, nota, isNegociada, isAlerta }: SomaProps) {
  return (
    <div data-alerta={isAlerta || undefined} data-negociada={isNegociada || undefined}>
      <dt>{nome}</dt>
      <dd className="num">{valor}</dd>
      <dd className="num">
        <small>{nota}</small>
      </dd>
    </div>
  )
}
