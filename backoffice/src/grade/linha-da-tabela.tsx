import type { ReactNode } from 'react'

import type { LinhaDaGrade } from '@vitrine/contract'
import { formatPercentual, formatQuantidade } from '@vitrine/rules/dinheiro'
import { ProgressBar } from '@vitrine/ui'

import { Celula, type Celulas, type Digitando } from '#celula'
import { Foto } from '#cliente'

import { campoOf, indiceOf, type Coluna } from './colunas.ts'
import { previewLinha, readDigitado } from './preview-linha.ts'
import { sayPreco } from './say-preco.ts'
import { SituacaoDaLinha } from './situacao-da-linha.tsx'
import type { Edicao, Edicoes } from './use-edicoes.ts'

interface LinhaDaTabelaProps {
  linha: LinhaDaGrade
  indice: number
  celulas: Celulas
  edicoes: Edicoes
  /** The floor of margin of who looks. */
  piso_margem: number
  acoes: ReactNode
}

/** One product of the cart: what it costs, what is offered, what that leaves. */
export function LinhaDaTabela(props: LinhaDaTabelaProps) {
  const { linha, indice, celulas, edicoes, piso_margem, acoes } = props
  const { nome, sku, embalagem, imagem, unidade, tabela, ultimo, combo } = linha
  const { digitando } = celulas
  const isAqui = digitando?.chave === linha.id
  const pendente =
    edicoes.findPendente(linha.id, 'precoatendente') ?? edicoes.findPendente(linha.id, 'quantidade')
  const numeros = previewOf(linha, digitando, pendente)
  const celula = (coluna: Coluna, conteudo: ReactNode) => (
    <Celula
      celulas={celulas}
      chave={linha.id}
      linha={indice}
      coluna={indiceOf(coluna)}
      nome={coluna}
      rotulo={`${coluna === 'quantidade' ? 'Quantidade de' : 'Seu preço de'} ${nome}`}
    >
      {conteudo}
    </Celula>
  )
  return (
    <tr data-editando={isAqui || linha.editando?.minha === false || undefined}>
      {celula(
        'produto',
        <span className="ng-produto">
          <Foto imagem={imagem} />
          <span>
            {nome}
            <small>{[sku, embalagem].filter(Boolean).join(' · ')}</small>
          </span>
        </span>,
      )}
      {celula('quantidade', formatQuantidade(numeros.quantidade, unidade))}
      {celula('tabela', sayPreco(tabela))}
      {celula('ultimo', ultimo ? sayPreco(ultimo.preco) : '—')}
      {celula(
        'precoatendente',
        numeros.precoatendente === null ? (
          <span className="ng-definir">{combo ? 'combo' : 'definir'}</span>
        ) : (
          <b>{sayPreco(numeros.precoatendente)}</b>
        ),
      )}
      {celula('desconto', sayDesconto(numeros.desconto))}
      {celula('margem', <Margem margem={numeros.margem} piso={piso_margem} />)}
      {celula('total', <b>{sayPreco(numeros.total)}</b>)}
      {celula(
        'situacao',
        <span className="ng-situacao">
          <SituacaoDaLinha linha={linha} pendente={pendente} isAqui={isAqui} />
          {acoes}
        </span>,
      )}
    </tr>
  )
}

/** With what is being typed, or is on its way, where something is. */
function previewOf(linha: LinhaDaGrade, digitando: Digitando | null, pendente: Edicao | undefined) {
  const campo = digitando?.chave === linha.id ? campoOf(digitando.coluna) : undefined
  if (digitando && campo) return previewLinha(linha, campo, readDigitado(digitando.texto, campo))
  return pendente ? previewLinha(linha, pendente.campo, pendente.valor) : linha
}

const sayDesconto = (desconto: number | null): string => {
  if (desconto === null || desconto === 0) return '—'
  return `${desconto < 0 ? '−' : '+'}${formatPercentual(Math.abs(desconto))}%`
}

/** How much of a price is left once its cost is paid, against the floor. */
function Margem({ margem, piso }: { margem: number | null; piso: number }) {
  if (margem === null) return <span title="Sem custo cadastrado">—</span>
  const isAbaixo = margem < piso
  return (
    <span className="ng-margem">
      <ProgressBar
        value={Math.max(margem, 0)}
        max={40}
        label="Margem"
        valueText={`${formatPercentual(margem)}%${isAbaixo ? `, abaixo do piso de ${formatPercentual(piso)}%` : ''}`}
        tone={isAbaixo ? 'warning' : 'success'}
      />
      <span data-abaixo={isAbaixo || undefined}>{formatPercentual(margem)}%</span>
    </span>
  )
}
