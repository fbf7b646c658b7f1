import { useState } from 'react'

import type { Calls, Response } from '@vitrine/contract'
import { Button, Notice, TextInput } from '@vitrine/ui'

import { BotaoDeCopia, useEnvio } from '#chamada'
import { CodigoQr } from '#codigo-qr'
import { api } from '#shell'

import { FormularioDeSenha } from './formulario-de-senha.tsx'

const COMECA = 'POST /v4/usuario/segundo-fator/aplicativo'
const CONFIRMA = 'POST /v4/usuario/segundo-fator/aplicativo/confirmar'

/** The password, then the secret as a QR code or typed, then the first code of the app. */
export function ConfiguracaoDoAplicativo({ onPronto }: { onPronto: (codigos: readonly string[]) => void }) {
  const [comecada, setComecada] = useState<Response<Calls[typeof COMECA]> | null>(null)
  if (comecada) return <Confirmacao comecada={comecada} onPronto={onPronto} />
  return (
    <FormularioDeSenha
      nome="Configurar o aplicativo"
      acao="Continuar"
      call={(prova) => api(COMECA, { body: prova })}
      onFeito={setComecada}
    >
      Tenha à mão um aplicativo autenticador no celular, como Google Authenticator, Microsoft Authenticator ou
      o do seu gerenciador de senhas.
    </FormularioDeSenha>
  )
}

interface ConfirmacaoProps {
  comecada: Response<Calls[typeof COMECA]>
  onPronto: (codigos: readonly string[]) => void
}

function Confirmacao({ comecada, onPronto }: ConfirmacaoProps) {
  const [codigo, setCodigo] = useState('')
  const { form, erros, setErros, isEspera, send } = useEnvio(['codigo'])
  async function confirm() {
    if (codigo.replace(/\D/g, '').length !== 6)
      return setErros({ codigo: 'Digite os 6 números que o aplicativo mostra.' })
    const feito = await send(() => api(CONFIRMA, { body: { codigo } }))
    if (feito) onPronto(feito.codigos)
  }
  return (
    <form
      ref={form}
      className="ajustes-form chamada-form"
      aria-label="Confirmar o aplicativo"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <p>No aplicativo, escolha adicionar uma conta e aponte a câmera para este código.</p>
      <CodigoQr label="Código QR para o aplicativo autenticador" codigo={comecada} />
      <div className="minha-conta-segredo">
        <span>Sem câmera, digite no aplicativo:</span>
        <code>{comecada.segredo.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <BotaoDeCopia texto={comecada.segredo} label="a chave do aplicativo" />
      </div>
      <TextInput
        label="Código que o aplicativo mostra"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={codigo}
        error={erros.codigo}
        onChange={({ target }) => setCodigo(target.value)}
      />
      {erros[''] && (
        <Notice tone="danger" live="alert">
          {erros['']}
        </Notice>
      )}
      <Button type="submit" loading={isEspera}>
        Ativar
      </Button>
    </form>
  )
}
