import { useState } from 'react'

import type { ContaProvedor } from '@vitrine/contract'
import { Button, Modal, Notice, showToast } from '@vitrine/ui'

import { mayLeave } from '#cadastro'
import { BotaoDeCopia, ChamadaEquivalente, Confirmacao } from '#chamada'
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
  const { loja } = useTrabalho()
  const { idfornecedor } = loja
  const [isEscrita, setEscrita] = useState(false)
  const [isRemovida, setRemovida] = useState(false)
  const params = { idfornecedor }
  async function remove(): Promise<string | null> {
    const query = conta.versao === null ? {} : { versao: conta.versao }
    const resposta = await api(`DELETE ${CONTA}`, { params, query })
    if (!resposta.ok && resposta.falha.codigo !== 'nao_encontrado') return resposta.falha.error
    const agora = await api(`GET ${CONTA}`, { params })
    if (!agora.ok) return agora.falha.error
    onChange(agora.dados)
    setRemovida(false)
    showToast('A conta saiu da loja.')
    return null
  }
  return (
    <>
      <p className="text-ink-muted">{sayEmUso[conta.em_uso]}</p>
      <Avisos conta={conta} />
      {conta.estado !== 'NENHUMA' && (
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
      )}
      {conta.estado !== 'NENHUMA' && <p className="text-ink-muted">{sayGravada(conta, loja.fuso)}</p>}
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
      <Modal open={isEscrita} onClose={() => mayLeave() && setEscrita(false)} title="Conta do Mercado Pago">
        {isEscrita && (
          <FormularioConta
            conta={conta}
            onGravada={(gravada) => {
              onChange(gravada)
              setEscrita(false)
              showToast('Conta gravada. Faça uma cobrança de teste.')
            }}
          />
        )}
      </Modal>
      {isRemovida && (
        <Confirmacao
          titulo="Tirar a conta do Mercado Pago?"
          acao="Tirar a conta"
          danger
          onSim={remove}
          onClose={() => setRemovida(false)}
        >
          Pix, boleto e cartão deixam de ser oferecidos com ela na hora. Cobranças que ainda esperam pagamento
          deixam de ser conferidas: espere por elas antes, se houver.
        </Confirmacao>
      )}
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
