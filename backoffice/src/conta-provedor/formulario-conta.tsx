import type { ContaProvedor, ContaProvedorDita } from '@vitrine/contract'
import { TextInput } from '@vitrine/ui'

import { useAjustes } from '#ajuste'
import { Campo, Formulario, useTextos, type Escrita } from '#cadastro'
import { api, useTrabalho } from '#shell'

import { sayGuardado } from './say-conta.ts'

const CONTA = '/painel/v1/{idfornecedor}/conta-provedor'
const campos = ['chave_publica', 'access_token', 'segredo_webhook']

interface FormularioProps {
  conta: ContaProvedor
  onGravada: (gravada: ContaProvedor) => void
}

/** The account as it is copied from the provider's page. What is kept is left empty, and stays. */
export function FormularioConta({ conta, onGravada }: FormularioProps) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor }
  const { textos, setTextos, escritaOf } = useTextos(() => ({
    chave_publica: conta.chave_publica,
    access_token: '',
    segredo_webhook: '',
  }))
  const estado = useAjustes<ContaProvedor>(conta, {
    campos,
    read: () => api(`GET ${CONTA}`, { params }),
    async write(_conta, versao) {
      const resposta = await api(`PUT ${CONTA}`, { params, body: { ...readConta(textos), versao } })
      if (resposta.ok) onGravada(resposta.dados)
      return resposta
    },
  })
  const escrita = escritaOf(estado.erros)
  return (
    <Formulario
      nome="Conta do Mercado Pago"
      estado={estado}
      onWrite={async (versao) => void (await estado.save(conta, versao))}
      say={({ chave_publica, final_token }) =>
        `chave pública ${chave_publica || 'nenhuma'}, access token ${sayGuardado(final_token)}`
      }
      onOutra={({ chave_publica }) => setTextos({ chave_publica, access_token: '', segredo_webhook: '' })}
    >
      <fieldset>
        <legend className="sr-only">Conta do Mercado Pago</legend>
        <p className="text-ink-muted">
          No site do Mercado Pago: Seus negócios → Configurações → Credenciais; a assinatura secreta está em
          Webhooks. Os segredos são guardados trancados e não aparecem de novo.
        </p>
        <Campo escrita={escrita} nome="chave_publica" label="Chave pública (public key)" maxLength={300} />
        <Segredo escrita={escrita} nome="access_token" label="Access token" final={conta.final_token} />
        <Segredo
          escrita={escrita}
          nome="segredo_webhook"
          label="Assinatura secreta dos webhooks"
          final={conta.final_segredo}
        />
      </fieldset>
    </Formulario>
  )
}

function readConta(textos: Readonly<Record<string, string>>): ContaProvedorDita {
  const { chave_publica = '', access_token = '', segredo_webhook = '' } = textos
  return {
    chave_publica,
    access_token: access_token.trim() || null,
    segredo_webhook: segredo_webhook.trim() || null,
  }
}

interface SegredoProps {
  escrita: Escrita
  nome: string
  label: string
  /** Last signs of the one that is kept. */
  final: string
}

function Segredo({ escrita: { textos, erros, onChange }, nome, label, final }: SegredoProps) {
  return (
    <TextInput
      type="password"
      autoComplete="new-password"
      spellCheck={false}
      label={label}
      hint={
        final === '' ? undefined : `O guardado ${sayGuardado(final)}. Deixe em branco para ficar com ele.`
      }
      maxLength={300}
      value={textos[nome] ?? ''}
      error={erros[nome]}
      onChange={({ target }) => onChange(nome, target.value)}
    />
  )
}
