import { useEffect, useState } from 'react'

import type { Requerimento, RequerimentoAberto } from '@vitrine/contract'
import { Button, Notice, showToast, Spinner } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { Anonimizacao } from './anonimizacao.tsx'
import { downloadCopia } from './download-copia.ts'
import { RespostaAoTitular } from './resposta-ao-titular.tsx'

const UM = '/painel/v1/{idfornecedor}/titulares/{idrequerimento}'

interface AcoesProps {
  requerimento: Requerimento
  onMudou: (novo: Requerimento) => void
}

/** What can be done about a request: the copy, the answer, the erasure. Read when it is opened. */
export function AcoesDoTitular({ requerimento, onMudou }: AcoesProps) {
  const { idfornecedor } = useTrabalho().loja
  const { idrequerimento, tipo, tem_conta, estado } = requerimento
  const params = { idfornecedor, idrequerimento }
  const [lido, setLido] = useState<RequerimentoAberto | null>(null)
  const [falhou, setFalhou] = useState(false)
  const [isEspera, setEspera] = useState(false)
  async function read(): Promise<RequerimentoAberto | null> {
    const resposta = await api(`GET ${UM}`, { params })
    setFalhou(!resposta.ok)
    if (!resposta.ok) return null
    setLido(resposta.dados)
    onMudou(resposta.dados.requerimento)
    return resposta.dados
  }
  useEffect(() => {
    void read()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each request
  }, [idrequerimento])

  async function copy() {
    setEspera(true)
    const resposta = await api(`POST ${UM}/copia`, { params })
    setEspera(false)
    if (!resposta.ok) return void showToast(resposta.falha.campos?.idrequerimento ?? resposta.falha.error)
    downloadCopia(resposta.dados)
    onMudou(resposta.dados.requerimento)
    showToast('A cópia foi baixada. Confirme quem pediu antes de entregá-la.')
    void read()
  }
  if (falhou) return <Falhou onDeNovo={() => void read()} />
  if (!lido) return <Spinner />
  return (
    <div className="titular-acoes">
      {!tem_conta && (
        <Notice small icon="info">
          Esta pessoa não tem cadastro na loja: não há o que copiar nem apagar. Responda a ela assim mesmo.
        </Notice>
      )}
      {tem_conta && (
        <Button variant="outline" size="s" icon="download" loading={isEspera} onClick={() => void copy()}>
          Baixar a cópia dos dados
        </Button>
      )}
      {tem_conta && tipo === 'EXCLUSAO' && estado === 'ABERTO' && (
        <Anonimizacao lido={lido} onFeito={onMudou} onReler={read} />
      )}
      <RespostaAoTitular requerimento={lido.requerimento} onFeito={onMudou} onReler={read} />
    </div>
  )
}

function Falhou({ onDeNovo }: { onDeNovo: () => void }) {
  return (
    <Notice
      tone="danger"
      live="alert"
      action={
        <Button variant="outline" size="s" onClick={onDeNovo}>
          Tentar de novo
        </Button>
      }
    >
      Não conseguimos ler este pedido. Nada se perdeu.
    </Notice>
  )
}
