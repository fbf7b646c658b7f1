import { useState } from 'react'

import type { RespostaPronta } from '@vitrine/contract'
import { Button, EmptyState, IconButton, Modal, Notice, showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { EditorResposta, type RespostaEditada } from './editor-resposta.tsx'

const nova = (): RespostaEditada => ({ idresposta: crypto.randomUUID(), atalho: '', texto: '', versao: null })

/** What a supplier keeps ready to say: written, changed, removed by whoever attends. */
export function RespostasProntas({ lidas }: { lidas: readonly RespostaPronta[] }) {
  const [respostas, setRespostas] = useState(lidas)
  const [editada, setEditada] = useState<RespostaEditada | null>(null)
  function put(gravada: RespostaPronta) {
    const outras = (antes: readonly RespostaPronta[]) =>
      antes.filter(({ idresposta }) => idresposta !== gravada.idresposta)
    setRespostas((antes) =>
      [...outras(antes), gravada].toSorted((a, b) => a.atalho.localeCompare(b.atalho, 'pt-BR')),
    )
  }
  const remove = useRemove(put, ({ idresposta }) =>
    setRespostas((antes) => antes.filter((cada) => cada.idresposta !== idresposta)),
  )
  return (
    <>
      <p className="text-ink-muted">
        Ao responder, <kbd>/</kbd> abre a lista. {'{cliente}'} e {'{pedido}'} são preenchidos com os da
        conversa.
      </p>
      {respostas.length === 0 && (
        <EmptyState icon="sticky-note" title="Nenhuma resposta pronta ainda">
          Escreva aquilo que a equipe responde todo dia: prazo, entrega, formas de pagar.
        </EmptyState>
      )}
      <Lista respostas={respostas} onEdit={setEditada} onRemove={(qual) => void remove(qual)} />
      <Button variant="outline" icon="plus" onClick={() => setEditada(nova())}>
        Escrever uma resposta
      </Button>
      <Modal
        open={editada !== null}
        onClose={() => setEditada(null)}
        title={editada?.versao === null ? 'Nova resposta pronta' : 'Editar resposta pronta'}
      >
        {editada && (
          <EditorResposta
            key={editada.idresposta}
            editada={editada}
            onClose={() => setEditada(null)}
            onGravada={(gravada) => {
              put(gravada)
              setEditada(null)
            }}
          />
        )}
      </Modal>
      {respostas.length >= 500 && <Notice small>São 500 respostas, o máximo de uma loja.</Notice>}
    </>
  )
}

interface ListaProps {
  respostas: readonly RespostaPronta[]
  onEdit: (resposta: RespostaPronta) => void
  onRemove: (resposta: RespostaPronta) => void
}

function Lista({ respostas, onEdit, onRemove }: ListaProps) {
  return (
    <ul className="ajustes-lista" aria-label="Respostas prontas">
      {respostas.map((resposta) => (
        <li key={resposta.idresposta}>
          <div>
            <b>/{resposta.atalho}</b>
            <p>{resposta.texto}</p>
          </div>
          <IconButton icon="pencil" label={`Editar /${resposta.atalho}`} onClick={() => onEdit(resposta)} />
          <IconButton
            icon="trash-2"
            label={`Apagar /${resposta.atalho}`}
            onClick={() => onRemove(resposta)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Removes an answer that nobody else has changed meanwhile; taken back, it is written anew. */
function useRemove(onVolta: (resposta: RespostaPronta) => void, onFora: (resposta: RespostaPronta) => void) {
  const { idfornecedor } = useTrabalho().loja
  async function undo({ idresposta, atalho, texto }: RespostaPronta) {
    const resposta = await api('PUT /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}', {
      params: { idfornecedor, idresposta },
      body: { atalho, texto, versao: null },
    })
    if (resposta.ok) onVolta(resposta.dados)
    else showToast(resposta.falha.error)
  }
  return async (qual: RespostaPronta) => {
    const { idresposta, atalho, versao } = qual
    const resposta = await api('DELETE /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}', {
      params: { idfornecedor, idresposta },
      query: { versao },
    })
    // Gone already is gone.
    if (!resposta.ok && resposta.falha.codigo !== 'nao_encontrado')
      return void showToast(resposta.falha.error)
    onFora(qual)
    showToast(`/${atalho} foi apagada.`, { label: 'Desfazer', onPress: () => void undo(qual) })
  }
}
