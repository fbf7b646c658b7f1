import { useState } from 'react'

import type { LinhaNegociada } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade, formatReais, multiplyReais } from '@vitrine/rules/dinheiro'
import { Button, Pill } from '@vitrine/ui'

import { Miniatura } from '#imagem'
import { api } from '#shell'

import { Contraproposta } from './contraproposta.tsx'
import { describeSituacao } from './describe-situacao.ts'
import type { NegociacaoLida } from './use-negociacao.ts'

type Resposta =
  | { resposta: 'ACEITAR' | 'RECUSAR' }
  | { resposta: 'CONTRAPROPOR'; preco: number; motivo: string }

/** A line that was touched: what it cost, what it costs now, and the answer to it. */
export function LinhaProposta({
  linha,
  responde,
  act,
}: Pick<NegociacaoLida, 'act'> & { linha: LinhaNegociada; responde: boolean }) {
  const isOpen = linha.situacao === 'COM_O_CLIENTE'
  const { de, por } = linha
  return (
    <li className="proposta-linha" data-situacao={linha.situacao} aria-label={linha.nome}>
      <Miniatura imagem={linha.imagem} />
      <Produto linha={linha} semPilula={isOpen && responde} />
      {de !== null && por !== null && <Total linha={linha} de={de} por={por} />}
      {responde && <Respostas linha={linha} act={act} />}
    </li>
  )
}

function Produto({ linha, semPilula }: { linha: LinhaNegociada; semPilula: boolean }) {
  const { nome, quantidade, unidade, de, por, situacao, motivo, editando } = linha
  const { tom, icone, texto } = describeSituacao(linha)
  return (
    <div className="proposta-produto">
      <b className={situacao === 'RECUSADO' ? 'line-through' : undefined}>{nome}</b>
      <p>
        {formatQuantidade(quantidade, unidade)}
        {por !== null && de !== null && (
          <>
            {' · '}
            <s>
              <span className="sr-only">de </span>
              {formatPrecoUnitario(de)}
            </s>{' '}
            <b className="proposta-preco">
              <span className="sr-only">por </span>
              {formatPrecoUnitario(por)}
            </b>{' '}
            cada
          </>
        )}
      </p>
      {motivo && <p className="proposta-motivo">{motivo}</p>}
      {editando && !editando.minha && <p>{editando.nome} está mudando esta linha…</p>}
      {!semPilula && (
        <Pill mini tone={tom} icon={icone}>
          {texto}
        </Pill>
      )}
    </div>
  )
}

function Total({ linha, de, por }: { linha: LinhaNegociada; de: number; por: number }) {
  const vale = linha.vale ? por : de
  return (
    <div className="proposta-total">
      <b>{formatReais(multiplyReais(vale, linha.quantidade))}</b>
      {vale !== de && <s>{formatReais(multiplyReais(de, linha.quantidade))}</s>}
    </div>
  )
}

/** What can be answered to a line as it is, and why the last answer was not taken. */
function Respostas({ linha, act }: Pick<NegociacaoLida, 'act'> & { linha: LinhaNegociada }) {
  const { situacao, por } = linha
  const [indo, setIndo] = useState<Resposta['resposta'] | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  const [pede, setPede] = useState(false)
  async function answer(body: Resposta) {
    setIndo(body.resposta)
    const porque = await act((onde) =>
      api('PUT /v4/cart/{idfornecedor}/{idcliente}/negociacao/linhas/{idlinha}', {
        params: { ...onde, idlinha: linha.id },
        body: { visto: linha.revisao, ...body },
      }),
    )
    setIndo(null)
    setErro(porque)
    if (porque === null) setPede(false)
  }
  const isOpen = situacao === 'COM_O_CLIENTE'
  return (
    <>
      {erro && (
        <p role="alert" className="proposta-erro">
          {erro}
        </p>
      )}
      {isOpen && !pede && (
        <Escolhas
          indo={indo}
          onAnswer={(resposta) => void answer({ resposta })}
          onAsk={() => setPede(true)}
        />
      )}
      {isOpen && pede && (
        <Contraproposta
          oferta={por ?? 0}
          isSending={indo === 'CONTRAPROPOR'}
          onSend={(preco, motivo) => void answer({ resposta: 'CONTRAPROPOR', preco, motivo })}
          onCancel={() => setPede(false)}
        />
      )}
      {(situacao === 'ACEITO' || situacao === 'RECUSADO') && (
        <button
          type="button"
          className="proposta-desfazer"
          disabled={indo !== null}
          onClick={() => void answer({ resposta: situacao === 'RECUSADO' ? 'ACEITAR' : 'RECUSAR' })}
        >
          {situacao === 'RECUSADO' ? 'Aceitar' : 'Recusar'}
        </button>
      )}
    </>
  )
}

function Escolhas({
  indo,
  onAnswer,
  onAsk,
}: {
  indo: Resposta['resposta'] | null
  onAnswer: (resposta: 'ACEITAR' | 'RECUSAR') => void
  onAsk: () => void
}) {
  return (
    <div className="proposta-acoes">
      <Button variant="outline" size="s" loading={indo === 'RECUSAR'} onClick={() => onAnswer('RECUSAR')}>
        Recusar
      </Button>
      <Button
        variant="brand"
        size="s"
        icon="check"
        loading={indo === 'ACEITAR'}
        onClick={() => onAnswer('ACEITAR')}
      >
        Aceitar
      </Button>
      <button type="button" className="proposta-pedir" onClick={onAsk}>
        Pedir outro preço
      </button>
    </div>
  )
}
