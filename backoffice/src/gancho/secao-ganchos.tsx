import { useState } from 'react'

import type { Gancho } from '@vitrine/contract'
import type { Hoje } from '@vitrine/rules/data'
import { Button, showToast } from '@vitrine/ui'

import { mayLeave } from '#cadastro'
import { ChamadaEquivalente, Confirmacao, Dialogo, Segredo } from '#chamada'
import { useTrabalho } from '#shell'

import { CartaoGancho, type AcaoDoGancho } from './cartao-gancho.tsx'
import { FormularioGancho } from './formulario-gancho.tsx'
import { nameGancho } from './say-gancho.ts'
import { TrocaDeSegredo } from './troca-de-segredo.tsx'
import { useGanchos } from './use-ganchos.ts'

import './gancho.css'

type Aberto = { acao: AcaoDoGancho; gancho: Gancho } | { acao: 'criar'; gancho: null }

/** Addresses that are told what happens: made, mended, paused, removed, and what became of each delivery. */
export function SecaoGanchos({ lidos, hoje }: { lidos: readonly Gancho[]; hoje: Hoje }) {
  const { idfornecedor } = useTrabalho().loja
  const { ganchos, put, refresh, toggle, remove } = useGanchos(lidos)
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const close = () => setAberto(null)
  return (
    <>
      <p className="text-ink-muted">
        Um webhook avisa o seu sistema na hora em que algo acontece, em vez de ele perguntar. Cada aviso vai
        assinado e, se não chegar, é tentado de novo por três dias.
      </p>
      {ganchos.length === 0 && <p>Nenhum webhook ainda: nenhum sistema é avisado.</p>}
      <ul className="gancho-lista" aria-label="Webhooks">
        {ganchos.map((gancho) => (
          <CartaoGancho
            key={gancho.idgancho}
            gancho={gancho}
            hoje={hoje}
            onAcao={(acao) => setAberto({ acao, gancho })}
            onToggle={() => toggle(gancho)}
            onEntrega={refresh}
          />
        ))}
      </ul>
      <Button variant="outline" icon="plus" onClick={() => setAberto({ acao: 'criar', gancho: null })}>
        Novo webhook
      </Button>
      <ChamadaEquivalente chamadas={listChamadas(idfornecedor)} />
      {(aberto?.acao === 'criar' || aberto?.acao === 'editar') && (
        <EditorGancho gancho={aberto.gancho} onGravado={put} onClose={close} />
      )}
      {aberto?.acao === 'segredo' && (
        <TrocaDeSegredo gancho={aberto.gancho} onTrocado={put} onClose={close} />
      )}
      {aberto?.acao === 'apagar' && (
        <Confirmacao
          titulo={`Apagar ${nameGancho(aberto.gancho)}?`}
          acao="Apagar"
          danger
          onSim={async () => {
            const erro = await remove(aberto.gancho)
            if (!erro) close()
            return erro
          }}
          onClose={close}
        >
          {aberto.gancho.url} não é mais avisado de nada: o que ainda esperava não vai, e as entregas somem
          daqui. Para parar por um tempo, pause.
        </Confirmacao>
      )}
    </>
  )
}

interface EditorProps {
  gancho: Gancho | null
  onGravado: (gravado: Gancho) => void
  onClose: () => void
}

/** The form; of a new one then its secret, the one time. */
function EditorGancho({ gancho, onGravado, onClose }: EditorProps) {
  const [segredo, setSegredo] = useState<string | null>(null)
  return (
    <Dialogo
      size="l"
      onClose={() => mayLeave() && onClose()}
      title={gancho ? `Editar ${nameGancho(gancho)}` : 'Novo webhook'}
    >
      {segredo === null ? (
        <FormularioGancho
          gancho={gancho}
          onGravado={({ segredo: novo, ...gravado }) => {
            onGravado(gravado)
            if (novo) return setSegredo(novo)
            onClose()
            showToast('Gravado. Já vale para o que acontecer agora.')
          }}
        />
      ) : (
        <Segredo label="Segredo do webhook" texto={segredo} hint={DO_SEGREDO} onGuardado={onClose} />
      )}
    </Dialogo>
  )
}

const DO_SEGREDO =
  'Com ele o seu sistema confere a assinatura de cada aviso (cabeçalho webhook-signature, Standard Webhooks).'

const listChamadas = (idfornecedor: string) =>
  [
    { para: 'Listar os webhooks', key: 'GET /painel/v1/{idfornecedor}/ganchos', params: { idfornecedor } },
    {
      para: 'Enviar um teste',
      key: 'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/teste',
      params: { idfornecedor, idgancho: 'ID_DO_WEBHOOK' },
    },
    {
      para: 'Ver as entregas',
      key: 'GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas',
      params: { idfornecedor, idgancho: 'ID_DO_WEBHOOK' },
    },
    {
      para: 'Enviar uma entrega de novo',
      key: 'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}/reenviar',
      params: { idfornecedor, idgancho: 'ID_DO_WEBHOOK', identrega: 'NUMERO' },
    },
  ] as const
