import { useState } from 'react'
import { useRevalidator } from 'react-router'

import type { MudancaRegistrada } from '@vitrine/contract'
import { formatHoraDe } from '@vitrine/rules/data'
import { Button } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

const DESFAZ = 'POST /painel/v1/{idfornecedor}/registro/{idevento}/desfazer'
const desfechos = {
  MUDOU: 'Não foi desfeita: o registro mudou depois disso, e fica como está agora.',
  SEM_VOLTA: 'Não foi desfeita: isto se desfaz na tela dele.',
} as const

/** Takes this one change back, whoever made it; what came of it is said in its place. */
export function VoltaDaMudanca({
  mudanca: { idevento, nome, tipo, quando },
}: {
  mudanca: MudancaRegistrada
}) {
  const { idfornecedor, fuso } = useTrabalho().loja
  const { revalidate } = useRevalidator()
  const [isEspera, setEspera] = useState(false)
  const [dito, setDito] = useState<string | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  async function undo() {
    setEspera(true)
    setErro(null)
    const resposta = await api(DESFAZ, { params: { idfornecedor, idevento } })
    setEspera(false)
    if (!resposta.ok) return setErro(resposta.falha.error)
    const { porque } = resposta.dados
    setDito(porque === null ? 'Desfeita: o registro voltou a ser como era.' : desfechos[porque])
    await revalidate()
  }
  if (dito)
    return (
      <p role="status" tabIndex={-1} className="registro-volta text-ink-muted" ref={(aqui) => aqui?.focus()}>
        {dito}
      </p>
    )
  return (
    <div className="registro-volta">
      <Button
        variant="outline"
        size="s"
        icon="undo-2"
        loading={isEspera}
        aria-label={`Desfazer a mudança em ${nome ?? tipo}, ${formatHoraDe(quando, fuso)}`}
        onClick={() => void undo()}
      >
        Desfazer
      </Button>
      {erro && <p role="alert">{erro}</p>}
    </div>
  )
}
