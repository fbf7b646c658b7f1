import { useEffect, useState } from 'react'

import type { MudancaRegistrada, PrecoDaTabela } from '@vitrine/contract'
import { formatInstante } from '@vitrine/rules/data'
import { Button, Modal, Notice, Skeleton } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

interface HistoricoProps {
  produto: PrecoDaTabela
  onClose: () => void
}

/** What became of the prices of a product: who, when, and what stood before. */
export function HistoricoDoPreco({ produto: { idcadastroextraproduto, nome }, onClose }: HistoricoProps) {
  const { fuso } = useTrabalho().loja
  const { lidas, isFalha, again } = useHistorico(idcadastroextraproduto)
  return (
    <Modal open onClose={onClose} title={`Histórico do preço de ${nome}`}>
      {isFalha && (
        <Notice
          tone="danger"
          live="alert"
          action={
            <Button variant="outline" size="s" onClick={again}>
              Tentar de novo
            </Button>
          }
        >
          Não conseguimos ler o histórico. Nada se perdeu.
        </Notice>
      )}
      {!lidas && !isFalha && <Skeleton style={{ height: 120 }} />}
      {lidas?.length === 0 && <p>Nenhuma mudança de preço registrada.</p>}
      {lidas && lidas.length > 0 && (
        <ol className="precos-historico" aria-label="Mudanças">
          {lidas.map(({ idevento, acao, quem, quando, campos }) => (
            <li key={idevento}>
              <p>
                <b>{quem.nome}</b> {acao === 'CRIADO' ? 'criou' : 'mudou'} em{' '}
                <time dateTime={quando}>{formatInstante(quando, fuso)}</time>
              </p>
              {acao === 'MUDADO' &&
                campos.map(({ campo, antes, depois }) => (
                  <p key={campo} className="text-ink-muted">
                    {campo}: {antes ?? 'vazio'} → {depois ?? 'vazio'}
                  </p>
                ))}
            </li>
          ))}
        </ol>
      )}
    </Modal>
  )
}

function useHistorico(idcadastroextraproduto: string) {
  const { idfornecedor } = useTrabalho().loja
  const [lidas, setLidas] = useState<readonly MudancaRegistrada[] | null>(null)
  const [isFalha, setFalha] = useState(false)
  const [vez, setVez] = useState(1)
  useEffect(() => {
    const abort = new AbortController()
    api(
      'GET /painel/v1/{idfornecedor}/precos/{idcadastroextraproduto}/historico',
      { params: { idfornecedor, idcadastroextraproduto } },
      { signal: abort.signal },
    ).then(
      (resposta) => {
        setFalha(!resposta.ok)
        if (resposta.ok) setLidas(resposta.dados.data)
      },
      () => {}, // aborted: it was closed
    )
    return () => abort.abort()
  }, [idfornecedor, idcadastroextraproduto, vez])
  return { lidas, isFalha, again: () => setVez(vez + 1) }
}
