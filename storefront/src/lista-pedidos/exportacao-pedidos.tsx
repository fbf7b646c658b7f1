import { useEffect, useRef, useState } from 'react'

import type { Exportacao } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Modal, Notice, ProgressBar, Segmented } from '@vitrine/ui'

import { api, headersOf, saveArquivo } from '#shell'

const ESPERA_MS = 1000

interface ExportacaoPedidosProps {
  idcliente: string
  /** The list's filter as the call takes it. */
  filtro: Record<string, unknown>
  total: number
  onClose: () => void
}

type Estado =
  | { etapa: 'pergunta' }
  | { etapa: 'baixando' }
  | { etapa: 'preparando'; linhas: number; total: number }
  | { etapa: 'erro'; texto: string }

const falhou = 'Não conseguimos preparar a planilha. Tente de novo em instantes.'

/** The filtered orders as a file: at once, or as a job that tells how far it is (issue 5). */
export function ExportacaoPedidos({ idcliente, filtro, total, onClose }: ExportacaoPedidosProps) {
  const [formato, setFormato] = useState<'xlsx' | 'csv'>('xlsx')
  const [estado, setEstado] = useState<Estado>({ etapa: 'pergunta' })
  const isOpen = useRef(true)
  useEffect(() => () => void (isOpen.current = false), [])

  async function download() {
    setEstado({ etapa: 'baixando' })
    const resposta = await fetch(`/v4/orders/export/${idcliente}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf() },
      body: JSON.stringify({ ...filtro, formato }),
    }).catch(() => null)
    if (resposta?.status === 200) return finish(await resposta.blob())
    const corpo = resposta?.status === 202 ? await resposta.json() : null
    if (corpo) return follow(String(corpo.detalhes?.idexportacao))
    setEstado({ etapa: 'erro', texto: falhou })
  }

  async function follow(idexportacao: string) {
    const params = { id: idcliente, idexportacao }
    while (isOpen.current) {
      const andamento = await api('GET /v4/orders/export/{id}/{idexportacao}', { params })
      if (!andamento.ok || andamento.dados.status === 'FALHOU')
        return setEstado({ etapa: 'erro', texto: andamento.ok ? falhou : andamento.falha.error })
      if (andamento.dados.status === 'PRONTA') return finish(await fetchPronta(params))
      showAndamento(andamento.dados)
      await new Promise((resolve) => setTimeout(resolve, ESPERA_MS))
    }
  }

  const showAndamento = ({ linhas, total }: Exportacao) => setEstado({ etapa: 'preparando', linhas, total })

  function finish(blob: Blob | null) {
    if (!blob) return setEstado({ etapa: 'erro', texto: falhou })
    saveArquivo(blob, `pedidos.${formato}`)
    onClose()
  }

  const isBusy = estado.etapa === 'baixando' || estado.etapa === 'preparando'
  return (
    <Modal open onClose={onClose} title="Exportar pedidos">
      <p className="mb-4">{pluralize(total, 'pedido', 'pedidos')} com os filtros de agora.</p>
      <Segmented
        label="Formato"
        name="formato"
        value={formato}
        onChange={(valor) => setFormato(valor === 'csv' ? 'csv' : 'xlsx')}
        options={[
          { value: 'xlsx', label: 'Excel (XLSX)' },
          { value: 'csv', label: 'CSV' },
        ]}
      />
      {estado.etapa === 'preparando' && (
        <div className="mt-4" aria-live="polite">
          <ProgressBar value={estado.linhas} max={estado.total} label="Preparando a planilha" />
          <p className="mt-1 text-12 text-ink-muted">
            {estado.linhas} de {estado.total} linhas
          </p>
        </div>
      )}
      {estado.etapa === 'erro' && (
        <Notice tone="danger" live="alert" className="mt-4">
          {estado.texto}
        </Notice>
      )}
      <Button block className="mt-4" icon="download" loading={isBusy} onClick={() => void download()}>
        Baixar
      </Button>
    </Modal>
  )
}

async function fetchPronta({ id, idexportacao }: { id: string; idexportacao: string }): Promise<Blob | null> {
  const resposta = await fetch(`/v4/orders/export/${id}/${idexportacao}/arquivo`, {
    headers: headersOf(),
  }).catch(() => null)
  return resposta?.ok ? resposta.blob() : null
}
