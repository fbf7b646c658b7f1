import type { PrecoDaTabela } from '@vitrine/contract'
import { computeDescontoPercentual } from '@vitrine/rules/preco'
import { formatPercentual, formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import { Button, IconButton } from '@vitrine/ui'

export interface AcoesDoQuadro {
  onQuantidades: (produto: PrecoDaTabela) => void
  onPreco: (produto: PrecoDaTabela) => void
  onHistorico: (produto: PrecoDaTabela) => void
}

interface QuadroProps extends AcoesDoQuadro {
  precos: readonly PrecoDaTabela[]
  /** 'o grupo ouro'. */
  comprador: string
}

/** Products with what they are listed at, what they cost this buyer and why, and from which quantity on they cost less. */
export function QuadroDePrecos({ precos, comprador, ...acoes }: QuadroProps) {
  return (
    <table className="tabela-precos">
      <caption className="sr-only">Preço de cada produto para {comprador}</caption>
      <thead>
        <tr>
          <th scope="col">Produto</th>
          <th scope="col">Tabela</th>
          <th scope="col">Paga</th>
          <th scope="col">Por quantidade</th>
          <th scope="col">Margem</th>
          <th scope="col">
            <span className="sr-only">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {precos.map((produto) => (
          <Linha key={produto.idcadastroextraproduto} produto={produto} {...acoes} />
        ))}
      </tbody>
    </table>
  )
}

function Linha({ produto, ...acoes }: { produto: PrecoDaTabela } & AcoesDoQuadro) {
  const { nome, sku, unidade, preco, precofinal, faixas } = produto
  return (
    <tr>
      <th scope="row">
        {nome} <small>{sku}</small>
      </th>
      <td className="num" data-rotulo="Tabela">
        {preco === null ? 'Por orçamento' : formatPrecoUnitario(preco)}
      </td>
      <td className="num" data-rotulo="Paga">
        {precofinal === null ? 'Por orçamento' : <b>{formatPrecoUnitario(precofinal)}</b>}{' '}
        <small>{sayPorque(produto)}</small>
      </td>
      <td className="num" data-rotulo="Por quantidade">
        {faixas.length === 0
          ? 'Não muda'
          : faixas.map((faixa) => (
              <span key={faixa.quantidade} className="tabela-precos-faixa">
                {formatQuantidade(faixa.quantidade, unidade)}: {formatPrecoUnitario(faixa.preco)}
              </span>
            ))}
      </td>
      <td className="num" data-rotulo="Margem">
        <Margem produto={produto} />
      </td>
      <td>
        <Acoes produto={produto} {...acoes} />
      </td>
    </tr>
  )
}

function Acoes({ produto, onQuantidades, onPreco, onHistorico }: { produto: PrecoDaTabela } & AcoesDoQuadro) {
  const { nome, preco } = produto
  return (
    <div className="tabela-precos-acoes">
      <Button
        variant="outline"
        size="s"
        aria-label={`Atacado e faixas de ${nome}`}
        onClick={() => onQuantidades(produto)}
      >
        Atacado
      </Button>
      <Button
        variant="outline"
        size="s"
        disabled={preco === null}
        aria-label={`Dar um preço a ${nome}`}
        onClick={() => onPreco(produto)}
      >
        Dar preço
      </Button>
      <IconButton
        icon="history"
        label={`Histórico do preço de ${nome}`}
        onClick={() => onHistorico(produto)}
      />
    </div>
  )
}

function sayPorque({ porque, nomepolitica }: PrecoDaTabela): string {
  if (porque === 'POLITICA') return nomepolitica ?? ''
  return { TABELA: '', OFERTA: 'em oferta', PAGAMENTO: 'pela forma de pagamento' }[porque]
}

/** Of the lowest price that this buyer may come to pay. */
function Margem({ produto: { precofinal, custo, faixas } }: { produto: PrecoDaTabela }) {
  if (custo === null) return <>Sem custo</>
  if (precofinal === null) return <>Por orçamento</>
  const menor = Math.min(precofinal, ...faixas.map(({ preco }) => preco))
  if (menor < custo) return <b className="text-danger">Abaixo do custo, {formatPrecoUnitario(custo)}</b>
  return <>{formatPercentual(computeDescontoPercentual(menor, custo) ?? 0)}%</>
}
