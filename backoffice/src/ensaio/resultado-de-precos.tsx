import type { EnsaioDePrecos } from '@vitrine/contract'
import { formatDia, formatDiaCurto } from '@vitrine/rules/data'
import { formatPercentual, formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Notice } from '@vitrine/ui'

import { Barras } from './barras.tsx'
import { MotivosDoEnsaio } from './motivos-do-ensaio.tsx'
import { NumerosDoEnsaio } from './numeros-do-ensaio.tsx'
import { TabelaDoEnsaio } from './tabela-do-ensaio.tsx'

type Motivo = EnsaioDePrecos['impedimentos'][number]['impedimento']

const motivos: Record<Motivo, string> = {
  alvo: 'sem nenhum dos produtos',
  grupo: 'de clientes de outros grupos',
  pagamento: 'pagos de outra forma',
  entrega: 'com outro tipo de entrega',
  canal: 'comprados por outro canal',
  indisponivel: 'só com produtos que saíram de venda ou estão sem preço',
  negociado: 'só em combo ou com preço negociado',
  faltam_produtos: 'sem tudo o que o combo pede',
}

interface ResultadoProps {
  ensaio: EnsaioDePrecos
  /** 'esta política', 'este combo'; and the pronoun of it. */
  dita: string
  ele: string
  /** What it takes for granted, and cannot know. */
  supoe: string
}

/** What a policy or a combo would have given: its cost, the margin left, who stands against it, and in which orders. */
export function ResultadoDePrecos({ ensaio, dita, ele, supoe }: ResultadoProps) {
  const { pedidos, desde, ate, inteiro, impedimentos, desconto, vendidoNeles, vendido, margem } = ensaio
  const periodo = `de ${formatDia(desde)} a ${formatDia(ate)}`
  if (pedidos === 0) return <Notice live="status">Não houve pedidos {periodo}.</Notice>
  return (
    <div className="ensaio-resultado">
      <p role="status" className="ensaio-frase">
        <b>{sayResumo(ensaio)}</b> Foram {pluralize(pedidos, 'pedido', 'pedidos')} {periodo}
        {inteiro ? '.' : ', os mais novos.'}
      </p>
      <p className="text-ink-muted">{supoe}</p>
      <NumerosDoEnsaio
        numeros={[
          desconto < 0 ? ['Cobrado a mais', formatReais(-desconto)] : ['Dado a menos', formatReais(desconto)],
          ['Vendido nesses pedidos', `${formatReais(vendidoNeles)} de ${formatReais(vendido)}`],
        ]}
        margem={margem}
        ele={ele}
      />
      <Barras porDia={ensaio.porDia} />
      <Disputas disputas={ensaio.disputas} dita={dita} />
      <MotivosDoEnsaio impedimentos={impedimentos} motivos={motivos} />
      <Exemplos exemplos={ensaio.exemplos} />
    </div>
  )
}

function sayResumo({ vencidos, servem, desconto, percentual }: EnsaioDePrecos): string {
  const quantos = pluralize(vencidos, 'pedido', 'pedidos')
  if (vencidos > 0 && desconto < 0)
    return `Teria mudado ${quantos} e cobrado ${formatReais(-desconto)} a mais: ${formatPercentual(-percentual)}% do que foi vendido.`
  if (vencidos > 0)
    return `Teria valido em ${quantos} e dado ${formatReais(desconto)}: ${formatPercentual(percentual)}% do que foi vendido.`
  return servem > 0
    ? 'Não teria mudado nenhum pedido: outros preços são melhores ou decidem antes.'
    : 'Não teria valido em nenhum pedido.'
}

function Disputas({ disputas, dita }: Pick<EnsaioDePrecos, 'disputas'> & { dita: string }) {
  if (disputas.length === 0) return null
  return (
    <TabelaDoEnsaio
      rotulo="Disputa com outros preços"
      titulo="Quem ganha quando há outro preço"
      cabecas={['Outro', `Ganha ${dita}`, 'O outro ganha']}
    >
      {disputas.map(({ nome, vence, perde }) => (
        <tr key={nome}>
          <th scope="row">{nome}</th>
          <td className="num">{pluralize(vence, 'pedido', 'pedidos')}</td>
          <td className="num">{pluralize(perde, 'pedido', 'pedidos')}</td>
        </tr>
      ))}
    </TabelaDoEnsaio>
  )
}

function Exemplos({ exemplos }: Pick<EnsaioDePrecos, 'exemplos'>) {
  if (exemplos.length === 0) return null
  return (
    <TabelaDoEnsaio
      rotulo="Exemplos"
      titulo="Alguns dos pedidos"
      cabecas={['Pedido', 'Produtos', 'A menos', 'No lugar de']}
    >
      {exemplos.map(({ numpedido, dia, valor, desconto, venceu, rival }) => (
        <tr key={numpedido}>
          <th scope="row" className="num">
            {numpedido} <small>{formatDiaCurto(dia)}</small>
          </th>
          <td className="num">{formatReais(valor)}</td>
          <td className="num">{formatReais(desconto)}</td>
          <td>{venceu ? (rival ?? 'Preço de hoje') : `Vale ${rival ?? 'o preço de hoje'}`}</td>
        </tr>
      ))}
    </TabelaDoEnsaio>
  )
}
