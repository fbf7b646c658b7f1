import { useState } from 'react'

import type { ContaProvedor } from '@vitrine/contract'
import { Button, Notice, showToast } from '@vitrine/ui'

import { mayLeave } from '#cadastro'
import { BotaoDeCopia, ChamadaEquivalente, Confirmacao, Dialogo } from '#chamada'
import { api, useTrabalho } from '#shell'

import { CobrancaDeTeste } from './cobranca-de-teste.tsx'
import { FormularioConta } from './formulario-conta.tsx'
import { sayEmUso, sayGravada, sayGuardado } from './say-conta.ts'

import './conta-provedor.css'

const CONTA = '/painel/v1/{idfornecedor}/conta-provedor'

interface SecaoProps {
  conta: ContaProvedor
  onChange: (conta: ContaProvedor) => void
}

/** The account that takes the store's money: written, tried, taken away; its secrets are never shown again. */
export function SecaoConta({ conta, onChange }: SecaoProps) {
  const { idfornecedor } = useTrabalho().loja
  const [isEscrita, setEscrita] = useState(false)
  const [isRemovida, setRemovida] = useState(false)
  const params = { idfornecedor }
  return (
    <>
      <p className="text-ink-muted">{sayEmUso[conta.em_uso]}</p>
      <Avisos conta={conta} />
      {conta.estado !== 'NENHUMA' && <Guardada conta={conta} />}
      <div className="chamada-botoes">
        <Button
          variant="outline"
          icon="key-round"
          disabled={!conta.guarda_segredos}
          onClick={() => setEscrita(true)}
        >
          {conta.estado === 'NENHUMA' ? 'Gravar a conta do Mercado Pago' : 'Trocar a conta'}
        </Button>
        {conta.estado !== 'NENHUMA' && (
          <Button variant="outline" icon="trash-2" onClick={() => setRemovida(true)}>
            Tirar a conta
          </Button>
        )}
      </div>
      {conta.em_uso !== 'NENHUMA' && (
        <CobrancaDeTeste
          key={conta.versao ?? 0}
          ultima={conta.teste}
          onChange={(teste) => onChange({ ...conta, teste })}
        />
      )}
      <ChamadaEquivalente chamadas={[{ para: 'Ler qual conta recebe', key: `GET ${CONTA}`, params }]} />
      {isEscrita && (
        <Dialogo onClose={() => mayLeave() && setEscrita(false)} title="Conta do Mercado Pago">
          <FormularioConta
            conta={conta}
            onGravada={(gravada) => {
              onChange(gravada)
              setEscrita(false)
              showToast('Conta gravada. Faça uma cobrança de teste.')
            }}
          />
        </Dialogo>
      )}
      {isRemovida && <Retirada conta={conta} onClose={() => setRemovida(false)} onSemConta={onChange} />}
    </>
  )
}

/** What keeps the account from being used, and where the provider is to tell of changes. */
function Avisos({ conta: { estado, guarda_segredos, url_webhook } }: { conta: ContaProvedor }) {
  return (
    <>
      {estado === 'SEM_CHAVE' && (
        <Notice tone="danger" title="Os segredos desta conta não abrem mais.">
          A plataforma não tem mais a chave com que foram guardados. Escreva-os de novo: até lá nada é
          cobrado.
        </Notice>
      )}
      {!guarda_segredos && (
        <Notice tone="warning" title="A plataforma ainda não guarda segredos.">
          Peça a quem a opera que defina a chave (CHAVES_SELO). Até lá uma conta não pode ser gravada aqui.
        </Notice>
      )}
      {estado !== 'NENHUMA' && url_webhook && (
        <div className="conta-webhook">
          <p>
            No Mercado Pago, em Webhooks, escreva este endereço e marque “Pagamentos”:
            <code>{url_webhook}</code>
          </p>
          <BotaoDeCopia texto={url_webhook} label="o endereço do webhook" />
        </div>
      )}
    </>
  )
}

/** What is known of the account: never its secrets. */
function Guardada({ conta }: { conta: ContaProvedor }) {
  const { fuso } = useTrabalho().loja
  return (
    <>
      <dl className="conta-dados">
        <div>
          <dt>Chave pública</dt>
          <dd>{conta.chave_publica}</dd>
        </div>
        <div>
          <dt>Access token</dt>
          <dd>{sayGuardado(conta.final_token)}</dd>
        </div>
        <div>
          <dt>Assinatura secreta</dt>
          <dd>{sayGuardado(conta.final_segredo)}</dd>
        </div>
      </dl>
      <p className="text-ink-muted">{sayGravada(conta, fuso)}</p>
    </>
  )
}

interface RetiradaProps {
  conta: ContaProvedor
  onClose: () => void
  onSemConta: (conta: ContaProvedor) => void
}

/** Asks before the account goes with its secrets. */
function Retirada({ conta: { versao }, onClose, onSemConta }: RetiradaProps) {
  const params = { idfornecedor: useTrabalho().loja.idfornecedor }
  async function remove(): Promise<string | null> {
    const resposta = await api(`DELETE ${CONTA}`, { params, query: versao === null ? {} : { versao } })
    // Gone already is gone.
    if (!resposta.ok && resposta.falha.codigo !== 'nao_encontrado') return resposta.falha.error
    const agora = await api(`GET ${CONTA}`, { params })
    if (!agora.ok) return agora.falha.error
    onSemConta(agora.dados)
    onClose()
    showToast('A conta saiu da loja.')
    return null
  }
  return (
    <Confirmacao
      titulo="Tirar a conta do Mercado Pago?"
      acao="Tirar a conta"
      danger
      onSim={remove}
      onClose={onClose}
    >
      Pix, boleto e cartão deixam de ser oferecidos com ela na hora. Cobranças que ainda esperam pagamento
      deixam de ser conferidas: espere por elas antes, se houver.
    </Confirmacao>
  )
}
