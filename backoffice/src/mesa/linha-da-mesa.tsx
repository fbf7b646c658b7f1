import type { ReactNode } from 'react'

import { formatDiaDoMes, todayIn } from '@vitrine/rules/data'
import { formatPercentual, formatQuantidade } from '@vitrine/rules/dinheiro'
import { Icon, IconButton, ProgressBar } from '@vitrine/ui'

import { Celula, type Celulas } from '#celula'
import { Foto } from '#cliente'
import { sayPreco } from '#grade'
import { useTrabalho } from '#shell'

import { indiceOf, type Coluna } from './colunas.ts'
import type { LinhaNaTela } from './preview-mesa.ts'
import { sayDesconto, sayMargem } from './say-desconto.ts'

interface LinhaDaMesaProps {
  linha: LinhaNaTela
  indice: number
  celulas: Celulas
  /** The floor of margin of who looks. */
  piso_margem: number
  aviso: ReactNode
  onRecado: () => void
  /** Takes it out of the draft that adds it; null: it is no such line, or not to be written in. */
  onRemove: ((sequencia: number) => void) | null
}

/** One product of the budget: what it costs, what it cost, what is offered, what that leaves. */
export function LinhaDaMesa(props: LinhaDaMesaProps) {
  const { linha, indice, celulas, piso_margem, aviso, onRecado, onRemove } = props
  const { nome, quantidade, unidade, custo, tabela, anterior, desconto, margem, total, isAbaixo, fora } =
    linha
  const celula = (coluna: Coluna, conteudo: ReactNode, sobre?: ReactNode) => (
    <Celula
      celulas={celulas}
      chave={String(linha.sequencia)}
      linha={indice}
      coluna={indiceOf(coluna)}
      nome={coluna}
      rotulo={`Preço de ${nome}`}
      sobre={sobre}
    >
      {conteudo}
    </Celula>
  )
  return (
    <tr data-abaixo={isAbaixo || fora || undefined}>
      {celula('produto', <Produto linha={linha} onRemove={onRemove} />)}
      {celula('quantidade', formatQuantidade(quantidade, unidade))}
      {celula('custo', sayPreco(custo))}
      {celula('tabela', sayPreco(tabela))}
      {celula('ultimo', <Ultimo ultimo={linha.ultimo} />)}
      {celula('anterior', sayPreco(anterior))}
      {celula('preco', <Preco linha={linha} />, aviso)}
      {celula('desconto', sayDesconto(desconto))}
      {celula('margem', <Margem margem={margem} piso={piso_margem} />)}
      {celula('total', <b>{sayPreco(total)}</b>)}
      {celula(
        'recado',
        <IconButton
          icon="sticky-note"
          iconSize={16}
          label={`${linha.recado ? 'Mudar o' : 'Escrever um'} recado sobre ${nome}`}
          data-escrito={linha.recado !== '' || undefined}
          onClick={onRecado}
        />,
      )}
    </tr>
  )
}

function Produto({ linha, onRemove }: Pick<LinhaDaMesaProps, 'linha' | 'onRemove'>) {
  const { nome, sku, embalagem, imagem, observacao, recado, incluida } = linha
  return (
    <span className="og-produto">
      <Foto imagem={imagem} />
      <span>
        {nome}
        <small>{[sku, embalagem].filter(Boolean).join(' · ')}</small>
        {incluida && (
          <small className="og-incluida">
            {incluida === 'RASCUNHO' ? 'Incluído nesta versão' : 'Incluído pela loja'}
            {onRemove && (
              <button
                type="button"
                className="link"
                aria-label={`Tirar ${nome}`}
                onClick={() => onRemove(linha.sequencia)}
              >
                Tirar
              </button>
            )}
          </small>
        )}
        {observacao && <small className="og-pedido">{`Cliente: “${observacao}”`}</small>}
        {recado && (
          <small className="og-recado">
            <Icon name="sticky-note" size={16} /> {recado}
          </small>
        )}
      </span>
    </span>
  )
}

function Ultimo({ ultimo }: { ultimo: LinhaNaTela['ultimo'] }) {
  const { fuso } = useTrabalho().loja
  return (
    <span className="og-ultimo">
      {sayPreco(ultimo?.preco ?? null)}
      <small>{ultimo ? formatDiaDoMes(todayIn(fuso, new Date(ultimo.em))) : 'nunca levou'}</small>
    </span>
  )
}

function Preco({ linha }: { linha: LinhaNaTela }) {
  const { preco, piso, escrito, isPendente, pedido_supervisor, aprovado_por, recusa } = linha
  if (preco === null) return <span className="og-preco og-definir">definir</span>
  const isNoPiso = preco === piso && (escrito || isPendente)
  return (
    <span className="og-preco" data-escrito={escrito || isPendente || undefined}>
      {pedido_supervisor && <Icon name="hourglass" size={16} label="espera o supervisor" />}
      {aprovado_por && <Icon name="shield-check" size={16} label={`aprovado por ${aprovado_por}`} />}
      {recusa && !isPendente && (
        <Icon
          name="circle-x"
          size={16}
          label={`${recusa.por} recusou${recusa.motivo ? `: ${recusa.motivo}` : ''}`}
        />
      )}
      {isNoPiso && !aprovado_por && <Icon name="lock" size={16} label="no piso" />}
      {sayPreco(preco)}
    </span>
  )
}

function toneOf(margem: number, piso: number): 'danger' | 'warning' | 'success' {
  if (margem < piso) return 'danger'
  return margem === piso ? 'warning' : 'success'
}

/** How much of a price is left once its cost is paid, against the floor. */
function Margem({ margem, piso }: { margem: number | null; piso: number }) {
  if (margem === null) return <span title="Sem custo cadastrado">—</span>
  const tone = toneOf(margem, piso)
  const texto = sayMargem(margem)
  return (
    <span className="og-margem" data-tone={tone}>
      <ProgressBar
        value={Math.max(margem, 0)}
        max={Math.max(piso * 2, 20)}
        notch={piso > 0 ? piso : undefined}
        label="Margem"
        valueText={margem < piso ? `${texto}, abaixo do piso de ${formatPercentual(piso)}%` : texto}
        tone={tone}
      />
      <span>{texto}</span>
    </span>
  )
}
