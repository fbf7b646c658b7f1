import { useState } from 'react'

import type { Requerimento, RequerimentoAberto } from '@vitrine/contract'
import { Button, Notice, showToast, TextInput } from '@vitrine/ui'

import { Dialogo, FormularioDeEnvio, useEnvio } from '#chamada'
import { api, useTrabalho } from '#shell'

const ANONIMIZA = 'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/anonimizacao'

interface AnonimizacaoProps {
  lido: RequerimentoAberto
  onFeito: (novo: Requerimento) => void
  onReler: () => Promise<RequerimentoAberto | null>
}

/** Erases the person here, after its protocol was typed; what stays is said before, with the reason. */
export function Anonimizacao({ lido, onFeito, onReler }: AnonimizacaoProps) {
  const [isAberta, setAberta] = useState(false)
  const { pendencias, protocolo_da_exclusao, requerimento } = lido
  if (pendencias.length > 0)
    return (
      <Notice small tone="warning" icon="clock">
        Ainda não dá para apagar: há {pendencias.join(', ')}. Quando isso terminar, o botão aparece aqui.
      </Notice>
    )
  if (!protocolo_da_exclusao) return null
  return (
    <>
      <Button variant="danger" size="s" icon="trash-2" onClick={() => setAberta(true)}>
        Apagar os dados
      </Button>
      {isAberta && (
        <Confirmada
          lido={lido}
          protocolo={requerimento.protocolo}
          onClose={() => setAberta(false)}
          onFeito={(novo) => {
            setAberta(false)
            onFeito(novo)
          }}
          onReler={onReler}
        />
      )}
    </>
  )
}

interface ConfirmadaProps extends AnonimizacaoProps {
  protocolo: string
  onClose: () => void
}

function Confirmada({ lido, protocolo, onClose, onFeito, onReler }: ConfirmadaProps) {
  const { idfornecedor } = useTrabalho().loja
  const { idrequerimento, versao, nome } = lido.requerimento
  const [digitado, setDigitado] = useState('')
  const envio = useEnvio(['protocolo_da_exclusao'])
  const { erros, setErros, send, isEspera } = envio
  const chamada = {
    key: ANONIMIZA,
    params: { idfornecedor, idrequerimento },
    body: { versao, protocolo_da_exclusao: digitado },
  } as const
  async function erase() {
    if (isEspera) return
    if (digitado.trim() === '') return setErros({ protocolo_da_exclusao: 'Digite o protocolo.' })
    const feito = await send(async () => {
      const dita = await api(ANONIMIZA, chamada)
      if (!dita.ok && dita.falha.codigo === 'cadastro_mudou') await onReler()
      return dita
    })
    if (!feito) return
    showToast('Os dados foram apagados. A pessoa é avisada.')
    onFeito(feito)
  }
  return (
    <Dialogo onClose={onClose} title={`Apagar os dados de ${nome}?`}>
      <p>Não há volta: cadastro, carrinho, listas, conversas, endereços e recados saem desta loja.</p>
      <h3 className="mt-3">O que fica, e por quê</h3>
      <ul className="titular-fica">
        {lido.fica.map(({ nome: oQue, quantos, porque }) => (
          <li key={oQue}>
            <b>{quantos > 1 ? `${oQue} (${quantos})` : oQue}</b>
            <p>{porque}</p>
          </li>
        ))}
      </ul>
      <FormularioDeEnvio
        nome="Apagar os dados"
        envio={envio}
        acao="Apagar de vez"
        onEnvio={erase}
        chamada={{ para: 'Apagar estes dados', ...chamada }}
      >
        <TextInput
          label={`Digite ${protocolo} para confirmar`}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={digitado}
          error={erros.protocolo_da_exclusao}
          onChange={({ target }) => setDigitado(target.value)}
        />
      </FormularioDeEnvio>
    </Dialogo>
  )
}
