import { memo, useId } from 'react'

import type { LinhaRevisao, OpcaoRevisao } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import { choosePreco } from '@vitrine/rules/preco'
import { fitQuantidade } from '@vitrine/rules/quantidade'
import { Pill } from '@vitrine/ui'

import { CampoQuantidade } from '#compra'
import { Foto } from '#imagem'
import { useTag } from '#shell'

import type { PrecoMudou } from './compare-precos.ts'
import { formatEscolha } from './escolhas.ts'
import { startEscolha } from './escolhidas.ts'
import type { Escolha } from './escolhidas.ts'

export interface LinhaConferidaProps {
  linha: LinhaRevisao
  escolha: Escolha | undefined
  /** Of a repeated order, by product: what changed since, at its quantity and by the method `forma`. */
  mudaram: Readonly<Record<string, PrecoMudou>>
  forma: string
  presentes: ReadonlySet<string>
  isColada: boolean
  onEscolha: (linha: number, escolha: Escolha) => void
}

const sinais = {
  adicionada: { tone: 'success', icon: 'circle-check', texto: 'Pronta' },
  ajustada: { tone: 'warning', icon: 'triangle-alert', texto: 'Ajustada' },
  recusada: { tone: 'danger', icon: 'circle-x', texto: 'Não entra' },
  ambigua: { tone: 'info', icon: 'circle-help', texto: 'Escolha' },
} as const

/** One line: what was written, what it was taken for, why it is not simply that, and what else it may mean. */
export const LinhaConferida = memo(function LinhaConferida(props: LinhaConferidaProps) {
  const { linha, isColada } = props
  const { situacao, motivo, candidatos, escolhida } = linha
  const sinal = sinais[situacao]
  return (
    <li className="revisao-linha">
      <div className="revisao-dito">
        <Pill tone={sinal.tone} icon={sinal.icon} mini>
          {sinal.texto}
        </Pill>
        {(isColada || !escolhida) && (
          <span className="min-w-0">
            {isColada && <span className="text-ink-muted">linha {linha.linha}: </span>}“
            {linha.texto.replaceAll('\t', ' · ')}”
          </span>
        )}
        {motivo && <span className="revisao-motivo">{motivo}</span>}
      </div>
      {candidatos.length > 0 && (!escolhida || situacao === 'recusada') ? (
        <Candidatos {...props} />
      ) : (
        escolhida && linha.quantidade > 0 && <Escolhida {...props} />
      )}
    </li>
  )
})

/** The field that the form sends, drawn or not; without script it is what the review chose. */
export function CampoEscolhido({
  linha,
  escolha,
  presentes,
}: Pick<LinhaConferidaProps, 'linha' | 'escolha' | 'presentes'>) {
  if (!escolha || isRadio(linha)) return null
  const { produto } = escolha.opcao
  const embalarParaPresente = presentes.has(produto.id)
  return (
    <input
      type="hidden"
      name={`item-${linha.linha}`}
      value={formatEscolha({ id: produto.id, quantidade: escolha.quantidade, embalarParaPresente })}
    />
  )
}

/** Lines to be chosen send their radio. */
function isRadio({ escolhida, candidatos, situacao }: LinhaRevisao): boolean {
  return candidatos.length > 0 && (!escolhida || situacao === 'recusada')
}

/** The product of the line, its price now and before, and its quantity; one press leaves it out, another takes it in again. */
function Escolhida({ linha, escolha, mudaram, forma, onEscolha }: LinhaConferidaProps) {
  const { escolhida } = linha
  if (!escolhida) return null
  const { produto } = escolhida
  return (
    <div className="revisao-produto" data-dim={!escolha || undefined}>
      <Produto
        opcao={escolhida}
        quantidade={escolha?.quantidade ?? escolhida.quantidade}
        mudou={mudaram[produto.id]}
        forma={forma}
      />
      {escolha ? (
        <CampoQuantidade
          item={produto}
          nome={produto.name}
          quantidade={escolha.quantidade}
          tells={false}
          look="light"
          size="m"
          onChange={(quantidade) =>
            onEscolha(
              linha.linha,
              quantidade > 0 ? { opcao: escolhida, quantidade: fit(escolhida, quantidade) } : null,
            )
          }
        />
      ) : (
        <button
          type="button"
          className="link min-h-11"
          onClick={() => onEscolha(linha.linha, startEscolha(linha))}
        >
          Incluir de novo
        </button>
      )}
    </div>
  )
}

/** At most what is in stock. */
function fit({ produto, estoque }: OpcaoRevisao, quantidade: number): number {
  const maximo = Math.min(produto.maxporpedido ?? Infinity, estoque ?? Infinity)
  const limite = { ...produto, maxporpedido: maximo === Infinity ? null : maximo }
  return fitQuantidade(limite, quantidade).quantidade
}

function Candidatos({ linha, escolha, presentes, mudaram, forma, onEscolha }: LinhaConferidaProps) {
  const name = `item-${linha.linha}`
  const nenhum = useId()
  return (
    <fieldset className="revisao-candidatos">
      <legend className="sr-only">
        {linha.motivo || 'Qual produto é'}: “{linha.texto}”
      </legend>
      {linha.candidatos.map((opcao) => {
        const { produto, quantidade } = opcao
        const embalarParaPresente = presentes.has(produto.id)
        return (
          <label
            key={`${produto.id} ${quantidade}`}
            className="revisao-candidato"
            data-dim={quantidade === 0 || undefined}
          >
            <input
              type="radio"
              name={name}
              className="radio"
              value={formatEscolha({ id: produto.id, quantidade, embalarParaPresente })}
              disabled={quantidade === 0}
              checked={escolha?.opcao === opcao}
              onChange={() => onEscolha(linha.linha, { opcao, quantidade })}
            />
            <Produto opcao={opcao} quantidade={quantidade} mudou={mudaram[produto.id]} forma={forma} />
            <span className="revisao-quanto">
              {quantidade > 0 ? formatQuantidade(quantidade, produto.unidade) : ''}
              {opcao.motivo && <small>{opcao.motivo}</small>}
            </span>
          </label>
        )
      })}
      <label className="revisao-candidato" htmlFor={nenhum}>
        <input
          id={nenhum}
          type="radio"
          name={name}
          className="radio"
          value=""
          checked={!escolha}
          onChange={() => onEscolha(linha.linha, null)}
        />
        Nenhum destes
      </label>
    </fieldset>
  )
}

interface ProdutoProps {
  opcao: OpcaoRevisao
  quantidade: number
  mudou: PrecoMudou | undefined
  forma: string
}

/** What it costs each at this quantity; of a repeated order also what that cost, like with like. */
function Produto({ opcao, quantidade, mudou, forma }: ProdutoProps) {
  const { name, embalagem, imagem, unidade } = opcao.produto
  const multiplies = !useTag('disable-product-multiple')
  const agora = choosePreco(opcao.produto, quantidade, { multiplies })
  const cada = unidade === 'un' ? ' cada' : `/${unidade}`
  return (
    <>
      <span className="revisao-foto" style={{ background: imagem?.cor }}>
        <Foto imagem={imagem} sizes="44px" ate={160} />
      </span>
      <span className="revisao-nome">
        <b>{name}</b>
        <small>
          {[embalagem, agora !== null && `${formatPrecoUnitario(agora)}${cada}`].filter(Boolean).join(' · ')}
          {mudou && <span className="revisao-mudou"> {describeMudou(mudou, { agora, forma })}</span>}
        </small>
      </span>
    </>
  )
}

/** 'era R$ 5,00'; where the price above is one of another method or quantity, both: 'por Pix: era R$ 5,00, agora R$ 5,20'. */
function describeMudou(mudou: PrecoMudou, { agora, forma }: { agora: number | null; forma: string }): string {
  const era = `era ${formatPrecoUnitario(mudou.era)}`
  return mudou.agora === agora
    ? era
    : `no pedido (${forma}) ${era}, agora ${formatPrecoUnitario(mudou.agora)}`
}
