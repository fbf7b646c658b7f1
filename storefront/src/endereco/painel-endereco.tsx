import { useEffect, useState } from 'react'

import type { Endereco, LojaColeta } from '@vitrine/contract'
import type { Local } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'
import { Icon, Notice, Segmented } from '@vitrine/ui'

import { api, useLocal, useLoja, useRaiz, useSessao, useTag } from '#shell'
import type { ConteudoProps } from '#shell'

import { CampoLugar } from './campo-lugar.tsx'
import { formatEndereco } from './format-endereco.ts'
import { listLojas } from './list-lugares.ts'
import { LojasColeta } from './lojas-coleta.tsx'
import { MinhaLocalizacao } from './minha-localizacao.tsx'
import { localOfEndereco, localOfLoja, toLocal } from './to-local.ts'
import { useEscolherLocal } from './use-escolher-local.ts'

type Tipo = Local['tipoEntrega']

/** Where to deliver or pick up, over any page of a store (ux 1.2). */
export function PainelEndereco({ fechar }: ConteudoProps) {
  const entrega = useTag('has-delivery')
  const retirada = useTag('has-collect')
  const local = useLocal()
  const [tipo, setTipo] = useState<Tipo>(local?.tipoEntrega ?? (entrega ? 'DELIVERY' : 'RETIRADA'))
  const { escolher, erro, isBusy } = useEscolherLocal(fechar)
  const { janela } = useRaiz()
  return (
    <div className="grid gap-5" aria-busy={isBusy}>
      {entrega && retirada && <TipoEntrega value={tipo} onChange={setTipo} />}
      {erro && (
        <Notice
          tone="danger"
          live="alert"
          action={janela?.whiteLabel ? undefined : <a href={urls.home()}>Ver outras lojas</a>}
        >
          {erro}
        </Notice>
      )}
      {tipo === 'RETIRADA' ? (
        <Coleta onChoose={(loja) => void escolher(localOfLoja(loja))} />
      ) : (
        <>
          <CampoLugar
            label="CEP, rua ou cidade"
            autoFocus
            onChoose={(lugar) => void escolher(toLocal(lugar, 'DELIVERY'))}
          />
          <div>
            <MinhaLocalizacao onChoose={(lugar) => void escolher(toLocal(lugar, 'DELIVERY'))} />
          </div>
          <Salvos onChoose={(escolhido) => void escolher(escolhido)} />
        </>
      )}
    </div>
  )
}

/** Entrega | Retirada. */
export function TipoEntrega({ value, onChange }: { value: Tipo; onChange: (tipo: Tipo) => void }) {
  return (
    <Segmented
      label="Como você quer receber"
      name="tipoEntrega"
      value={value}
      onChange={onChange}
      options={[
        { value: 'DELIVERY', label: 'Entrega', icon: 'truck' },
        { value: 'RETIRADA', label: 'Retirada', icon: 'store' },
      ]}
    />
  )
}

function Coleta({ onChoose }: { onChoose: (loja: LojaColeta) => void }) {
  const { idfornecedor } = useLoja()
  const [lojas, setLojas] = useState<LojaColeta[]>([])
  useEffect(() => {
    void listLojas({ client: api }, idfornecedor).then(setLojas)
  }, [idfornecedor])
  return <LojasColeta lojas={lojas} onChoose={onChoose} />
}

/** The account's addresses, chosen with one tap; those nobody can place are shown with the reason. */
function Salvos({ onChoose }: { onChoose: (local: Local) => void }) {
  const { idfornecedor, slug } = useLoja()
  const isCliente = Boolean(useSessao()?.idcliente)
  const [enderecos, setEnderecos] = useState<Endereco[]>([])
  useEffect(() => {
    if (!isCliente) return
    void api('GET /v1/app/{session_token}/cliente/enderecos', {
      params: { session_token: 'token' },
      query: { idfornecedor },
    }).then((resposta) => setEnderecos(resposta.ok ? resposta.dados.data : []))
  }, [isCliente, idfornecedor])
  if (enderecos.length === 0) return null
  return (
    <section>
      <h3 className="mb-2">Seus endereços</h3>
      <ul className="grid gap-2">
        {enderecos.map((endereco) => {
          const local = localOfEndereco(endereco)
          return (
            <li key={endereco.idendereco}>
              <button
                type="button"
                disabled={!local}
                className="flex min-h-16 w-full items-center gap-3 rounded-md border border-line px-4 py-3 text-left enabled:hover:border-line-strong disabled:bg-surface-2 disabled:text-ink-faint"
                onClick={() => local && onChoose(local)}
              >
                <Icon name="house" />
                <span className="min-w-0">
                  <b className="block">{endereco.apelido || endereco.rua}</b>
                  <span className="block text-12 text-ink-muted">
                    {local ? formatEndereco(endereco) : 'Não sabemos onde fica no mapa. Edite o endereço.'}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <a className="link mt-2 inline-flex min-h-ctl items-center" href={urls.enderecos(slug)}>
        Gerenciar endereços
      </a>
    </section>
  )
}
