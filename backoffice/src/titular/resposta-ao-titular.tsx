import { useState } from 'react'

import type { Requerimento, RequerimentoAberto, RespostaDoRequerimento } from '@vitrine/contract'
import { Segmented, Select, showToast, Textarea } from '@vitrine/ui'

import { Conflito } from '#ajuste'
import { FormularioDeEnvio, useEnvio } from '#chamada'
import { api, useTrabalho } from '#shell'

import { estados, motivos } from './say-titular.ts'

const RESPONDE = 'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/resposta'
type Motivo = NonNullable<Requerimento['motivo_recusa']>

interface RespostaProps {
  requerimento: Requerimento
  onFeito: (novo: Requerimento) => void
  onReler: () => Promise<RequerimentoAberto | null>
}

/** The answer to the person: met, refused with a reason, or on its way. */
export function RespostaAoTitular(props: RespostaProps) {
  const { idrequerimento, contato, protocolo } = props.requerimento
  const { escrita, set, outra, drop, envio, chamada, answer } = useResposta(props)
  return (
    <FormularioDeEnvio
      nome={`Responder ao pedido ${protocolo}`}
      envio={envio}
      acao="Responder"
      onEnvio={answer}
      chamada={{ para: 'Responder a este pedido', ...chamada }}
    >
      {outra && (
        <Conflito onOutra={drop} onMinha={() => void answer()}>
          {estados[outra.estado]}
          {outra.resposta && `: ${outra.resposta}`}
        </Conflito>
      )}
      <Segmented
        label="O que fazer do pedido"
        name={`desfecho-${idrequerimento}`}
        value={escrita.desfecho}
        onChange={(desfecho) => set({ desfecho })}
        options={[
          { value: 'ATENDIDO', label: 'Atendido' },
          { value: 'RECUSADO', label: 'Recusado' },
          { value: 'ABERTO', label: 'Só responder' },
        ]}
      />
      {escrita.desfecho === 'RECUSADO' && (
        <Select
          label="Motivo da lei"
          value={escrita.motivo}
          error={envio.erros.motivo_recusa}
          onChange={({ target }) => set({ motivo: target.value as Motivo | '' })}
        >
          <option value="">Escolha</option>
          {Object.entries(motivos).map(([codigo, nome]) => (
            <option key={codigo} value={codigo}>
              {nome}
            </option>
          ))}
        </Select>
      )}
      <Textarea
        label="Resposta à pessoa"
        hint={isEmail(contato) ? 'Vai por e-mail.' : 'Fica anotada: sem e-mail, quem avisa é você.'}
        maxLength={2000}
        value={escrita.resposta}
        error={envio.erros.resposta}
        onChange={({ target }) => set({ resposta: target.value })}
      />
    </FormularioDeEnvio>
  )
}

const isEmail = (contato: string) => contato.includes('@')

interface Escrita {
  desfecho: RespostaDoRequerimento['desfecho']
  resposta: string
  motivo: Motivo | ''
}

/** What is written, sent over the version that was looked at; where somebody else answered meanwhile, theirs beside it. */
function useResposta({ requerimento, onFeito, onReler }: RespostaProps) {
  const { idfornecedor } = useTrabalho().loja
  const { idrequerimento, versao, contato, protocolo } = requerimento
  const [escrita, setEscrita] = useState<Escrita>({ desfecho: 'ATENDIDO', resposta: '', motivo: '' })
  const [outra, setOutra] = useState<Requerimento | null>(null)
  const envio = useEnvio(['resposta', 'motivo_recusa'])
  const set = (muda: Partial<Escrita>) => setEscrita((antes) => ({ ...antes, ...muda }))
  const { desfecho, resposta, motivo } = escrita
  const motivo_recusa = desfecho === 'RECUSADO' && motivo ? motivo : null
  const body = { versao, desfecho, resposta, motivo_recusa }
  const chamada = { key: RESPONDE, params: { idfornecedor, idrequerimento }, body } as const
  function drop() {
    set({ resposta: '' })
    setOutra(null)
    envio.setErros({})
  }
  async function send() {
    const dita = await api(RESPONDE, chamada)
    if (dita.ok || dita.falha.codigo !== 'cadastro_mudou') return dita
    // Read first, then told: what is pressed next is over what stands there now.
    const agora = await onReler()
    if (agora) setOutra(agora.requerimento)
    return dita
  }
  async function answer() {
    if (envio.isEspera) return
    if (resposta.trim() === '') return envio.setErros({ resposta: 'Escreva a resposta.' })
    if (desfecho === 'RECUSADO' && !motivo)
      return envio.setErros({ motivo_recusa: 'Diga o motivo da recusa.' })
    const feito = await envio.send(send)
    if (!feito) return
    showToast(
      isEmail(contato)
        ? `Pedido ${protocolo}: a resposta foi por e-mail.`
        : `Pedido ${protocolo} respondido. Avise a pessoa: ${contato}.`,
    )
    drop()
    onFeito(feito)
    await onReler()
  }
  return { escrita, set, outra, drop, envio, chamada, answer }
}
