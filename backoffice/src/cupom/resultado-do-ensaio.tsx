import type { EnsaioDoCupom } from '@vitrine/contract'
import { formatDia, formatDiaCurto } from '@vitrine/rules/data'
import { formatPercentual, formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Notice } from '@vitrine/ui'

import { Barras, MotivosDoEnsaio, NumerosDoEnsaio, TabelaDoEnsaio } from '#ensaio'

const motivos: Record<EnsaioDoCupom['impedimentos'][number]['impedimento'], string> = {
  periodo: 'fora dos dias do cupom',
  canal: 'comprados por outro canal',
  cadastro: 'de clientes sem a etiqueta',
  identificacao: 'de quem não se identificou',
  primeira_compra: 'que não eram a primeira compra',
  limite: 'depois de esgotados os usos',
  limite_por_cliente: 'de quem já o teria usado o máximo',
  valor_limite: 'depois de gasto o desconto máximo',
  tipoEntrega: 'com outro tipo de entrega',
  pagamento: 'pagos de outra forma',
  carrinho_vazio: 'sem produtos com preço',
  produtos: 'sem nenhum dos produtos',
  politica: 'só com preços especiais',
  valor_minimo: 'abaixo do valor mínimo',
}

/** What a rehearsal found: what it costs, what margin is left, against whom it stands, and in which orders. */
export function ResultadoDoEnsaio({ ensaio }: { ensaio: EnsaioDoCupom }) {
  const { pedidos, desde, ate, inteiro, impedimentos } = ensaio
  const periodo = `de ${formatDia(desde)} a ${formatDia(ate)}`
  if (pedidos === 0) return <Notice live="status">Não houve pedidos {periodo}.</Notice>
  return (
    <div className="ensaio-resultado">
      <p role="status" className="ensaio-frase">
        <b>{sayResumo(ensaio)}</b> Foram {pluralize(pedidos, 'pedido', 'pedidos')} {periodo}
        {inteiro ? '.' : ', os mais novos.'}
      </p>
      <p className="text-ink-muted">
        Supõe que usou o cupom todo cliente que podia e ganhava com ele: é o máximo que ele custaria. Os dias
        do cupom não contam; os limites contam desde o primeiro pedido. Custos, categorias e etiquetas são os
        de hoje, e o frete fica como foi.
      </p>
      <Numeros ensaio={ensaio} />
      <Barras porDia={ensaio.porDia} />
      <Disputas disputas={ensaio.disputas} />
      <MotivosDoEnsaio impedimentos={impedimentos} motivos={motivos} />
      <Exemplos exemplos={ensaio.exemplos} />
    </div>
  )
}

function sayResumo({ vencidos, servem, desconto, percentual }: EnsaioDoCupom): string {
  if (vencidos > 0)
    return `Teria valido em ${pluralize(vencidos, 'pedido', 'pedidos')} e dado ${formatReais(desconto)}: ${formatPercentual(percentual)}% do que foi vendido.`
  return servem > 0
    ? 'Não teria valido em nenhum pedido: outros cupons davam mais.'
    : 'Não teria valido em nenhum pedido.'
}

function Numeros({ ensaio }: { ensaio: EnsaioDoCupom }) {
  const { desconto, aMais, margem, vendidoNeles, vendido } = ensaio
  return (
    <NumerosDoEnsaio
      numeros={[
        ['Desconto dado', formatReais(desconto)],
        ['A mais que hoje', formatReais(aMais)],
        ['Vendido nesses pedidos', `${formatReais(vendidoNeles)} de ${formatReais(vendido)}`],
      ]}
      margem={margem}
      ele="ele"
    />
  )
}

function Disputas({ disputas }: Pick<EnsaioDoCupom, 'disputas'>) {
  if (disputas.length === 0) return null
  return (
    <TabelaDoEnsaio
      rotulo="Disputa com outros cupons"
      titulo="Quem ganha quando há outro cupom"
      cabecas={['Outro cupom', 'Este ganha', 'O outro ganha']}
    >
      {disputas.map(({ codigocupom, nome, automatico, vence, perde }) => (
        <tr key={codigocupom}>
          <th scope="row">
            {nome} <small>{automatico ? 'a loja aplica sozinha' : codigocupom}</small>
          </th>
          <td className="num">{pluralize(vence, 'vez', 'vezes')}</td>
          <td className="num">{pluralize(perde, 'vez', 'vezes')}</td>
        </tr>
      ))}
    </TabelaDoEnsaio>
  )
}

function Exemplos({ exemplos }: Pick<EnsaioDoCupom, 'exemplos'>) {
  if (exemplos.length === 0) return null
  return (
    <TabelaDoEnsaio
      rotulo="Exemplos"
      titulo="Alguns dos pedidos"
      cabecas={['Pedido', 'Produtos', 'Desconto hoje', 'Com ele', 'Quem vale']}
    >
      {exemplos.map(({ numpedido, dia, valor, antes, desconto, venceu, rival }) => (
        <tr key={numpedido}>
          <th scope="row" className="num">
            {numpedido} <small>{formatDiaCurto(dia)}</small>
          </th>
          <td className="num">{formatReais(valor)}</td>
          <td className="num">{formatReais(antes)}</td>
          <td className="num">{venceu ? formatReais(desconto) : formatReais(antes)}</td>
          <td>{venceu ? 'Este' : rival}</td>
        </tr>
      ))}
    </TabelaDoEnsaio>
  )
}
