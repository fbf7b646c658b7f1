import { useEffect, useState } from 'react'

import type { MudancaDaPolitica, PoliticaGuardada } from '@vitrine/contract'
import { formatInstante } from '@vitrine/rules/data'
import { Button, Modal, Notice, Skeleton } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

interface HistoricoProps {
  politica: PoliticaGuardada
  /** Writes it as it stood; what went wrong, in words; null: it is done. */
  onVoltar: (antes: NonNullable<MudancaDaPolitica['antes']>) => Promise<string | null>
  onClose: () => void
}

/** What became of a policy: who, when, what, and the way back to how it stood before each change. */
export function Historico({ politica, onVoltar, onClose }: HistoricoProps) {
  const { lidas, erro, again } = useHistorico(politica.idpolitica)
  const [recusa, setRecusa] = useState<string | null>(null)
  async function restore(antes: NonNullable<MudancaDaPolitica['antes']>) {
    const porque = await onVoltar(antes)
    setRecusa(porque)
    if (porque === null) onClose()
  }
  return (
    <Modal open onClose={onClose} title={`Histórico de ${politica.nome}`}>
      {recusa && (
        <Notice tone="danger" live="alert">
          {recusa}
        </Notice>
      )}
      {erro && (
        <Notice
          tone="danger"
          live="alert"
          action={
            <Button variant="outline" size="s" onClick={again}>
              Tentar de novo
            </Button>
          }
        >
          {erro}
        </Notice>
      )}
      {!lidas && !erro && <Skeleton style={{ height: 120 }} />}
      {lidas && (
        <ol className="precos-historico" aria-label="Mudanças">
          {lidas.map((mudanca) => (
            <Mudanca key={mudanca.idevento} mudanca={mudanca} onVoltar={(antes) => void restore(antes)} />
          ))}
        </ol>
      )}
    </Modal>
  )
}

interface MudancaProps {
  mudanca: MudancaDaPolitica
  onVoltar: (antes: NonNullable<MudancaDaPolitica['antes']>) => void
}

const verbos: Record<MudancaDaPolitica['acao'], string> = {
  CRIADO: 'criou',
  MUDADO: 'mudou',
  REMOVIDO: 'apagou',
}

function Mudanca({ mudanca: { acao, quem, quando, campos, antes }, onVoltar }: MudancaProps) {
  const { fuso } = useTrabalho().loja
  return (
    <li>
      <p>
        <b>{quem.nome}</b> {verbos[acao]} em <time dateTime={quando}>{formatInstante(quando, fuso)}</time>
      </p>
      {acao === 'MUDADO' &&
        campos.map(({ campo, antes: era, depois }) => (
          <p key={campo} className="text-ink-muted">
            {campo}: {era ?? 'vazio'} → {depois ?? 'vazio'}
          </p>
        ))}
      {acao === 'MUDADO' && antes && (
        <Button variant="outline" size="s" icon="undo-2" onClick={() => onVoltar(antes)}>
          Voltar a como era antes
        </Button>
      )}
    </li>
  )
}

function useHistorico(idpolitica: string) {
  const { idfornecedor } = useTrabalho().loja
  const [lidas, setLidas] = useState<readonly MudancaDaPolitica[] | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  const [vez, setVez] = useState(1)
  useEffect(() => {
    const abort = new AbortController()
    api(
      'GET /painel/v1/{idfornecedor}/politicas/{idpolitica}/historico',
      { params: { idfornecedor, idpolitica } },
      { signal: abort.signal },
    ).then(
      (resposta) => {
        setErro(resposta.ok ? null : 'Não conseguimos ler o histórico. Nada se perdeu.')
        if (resposta.ok) setLidas(resposta.dados.data)
      },
      () => {}, // aborted: it was closed
    )
    return () => abort.abort()
  }, [idfornecedor, idpolitica, vez])
  return { lidas, erro, again: () => setVez(vez + 1) }
}
