import { formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import type { FaixaPreco } from '@vitrine/rules/preco'

interface CurvaProps {
  curva: readonly FaixaPreco[]
  /** Null: not known. */
  custo: number | null
}

const [LARGURA, ALTURA, TOPO, FUNDO] = [520, 170, 26, 30]

/** The price of one unit by quantity, each tier as wide as the others: what the table beside it says, seen at once. */
export function Curva({ curva, custo }: CurvaProps) {
  const precos = [...curva.map(({ preco }) => preco), ...(custo === null ? [] : [custo])]
  const [menor, maior] = [Math.min(...precos), Math.max(...precos)]
  const passo = LARGURA / curva.length
  const y = (preco: number) =>
    maior === menor
      ? (ALTURA - FUNDO + TOPO) / 2
      : TOPO + ((maior - preco) / (maior - menor)) * (ALTURA - FUNDO - TOPO - 12)
  const linha = curva
    .map(
      ({ preco }, i) => `${i === 0 ? 'M' : 'V'}${i === 0 ? `0 ${y(preco)}` : y(preco)} H${(i + 1) * passo}`,
    )
    .join(' ')
  return (
    <svg
      className="precos-curva"
      viewBox={`0 0 ${LARGURA} ${ALTURA}`}
      role="img"
      aria-label={`Preço de cada unidade: ${curva.map(sayFaixa).join('; ')}.`}
    >
      <path className="precos-curva-area" d={`${linha} V${ALTURA - FUNDO} H0 Z`} />
      <path className="precos-curva-linha" d={linha} />
      {custo !== null && (
        <>
          <line className="precos-curva-custo" x1={0} x2={LARGURA} y1={y(custo)} y2={y(custo)} />
          <text className="precos-curva-custo-texto" x={LARGURA} y={y(custo) - 5} textAnchor="end">
            {`custo ${formatPrecoUnitario(custo)}`}
          </text>
        </>
      )}
      {curva.map(({ quantidade, preco }, i) => (
        <g key={quantidade}>
          <text x={i * passo + 4} y={y(preco) - 7}>
            {formatPrecoUnitario(preco)}
          </text>
          <text className="precos-curva-eixo" x={i * passo + 4} y={ALTURA - 10}>
            {`${formatQuantidade(quantidade)}+`}
          </text>
        </g>
      ))}
    </svg>
  )
}

const sayFaixa = ({ quantidade, preco }: FaixaPreco) =>
  `${formatPrecoUnitario(preco)} levando ${formatQuantidade(quantidade)} ou mais`
