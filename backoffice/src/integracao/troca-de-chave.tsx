import { useState } from 'react'

import type { ApiKey, ChamadaDeChave } from '@vitrine/contract'
import { Button, Notice } from '@vitrine/ui'

import { mayLeave } from '#cadastro'
import { Dialogo, Segredo } from '#chamada'
import { api, useTrabalho } from '#shell'

import { EscolhaDeChamadas, NENHUMA } from './escolha-de-chamadas.tsx'

const TROCA = 'POST /painel/v1/{idfornecedor}/chaves/{idapikeys}/troca'
/** Days that both keys are good. */
const JUNTAS = 7

interface TrocaDeChaveProps {
  chave: ApiKey
  possiveis: readonly ChamadaDeChave[]
  /** The new one, and when the one before ends. */
  onTrocada: (nova: ApiKey, vence: string) => void
  onClose: () => void
}

/** A key in place of another: both open the store while its system changes over. */
export function TrocaDeChave({
  chave: { idapikeys, nome, uso, chamadas, expira_em },
  possiveis,
  onTrocada,
  onClose,
}: TrocaDeChaveProps) {
  const { idfornecedor } = useTrabalho().loja
  const [nova, setNova] = useState<string | null>(null)
  const [escolhidas, setEscolhidas] = useState<readonly string[] | null>(chamadas)
  const [erro, setErro] = useState<string | null>(null)
  const [isEspera, setEspera] = useState(false)
  async function rotate() {
    if (escolhidas?.length === 0) return setErro(NENHUMA)
    setEspera(true)
    const params = { idfornecedor, idapikeys }
    const resposta = await api(TROCA, {
      params,
      body: { juntas_dias: JUNTAS, chamadas: escolhidas && [...escolhidas] },
    })
    setEspera(false)
    if (!resposta.ok) return setErro(resposta.falha.error)
    const { chave, ...resto } = resposta.dados
    setNova(chave)
    const limite = Date.now() + JUNTAS * 86_400_000
    onTrocada(resto, new Date(Math.min(limite, expira_em ? Date.parse(expira_em) : limite)).toISOString())
  }
  return (
    <Dialogo onClose={() => mayLeave() && onClose()} title={`Trocar a chave ${nome}`}>
      {nova === null ? (
        <div className="ajustes-form">
          <p>
            Uma chave nova entra no lugar desta. As duas valem por mais {JUNTAS} dias, para o sistema passar
            de uma para a outra sem parar; depois a antiga vence sozinha.
          </p>
          {uso === 'ERP' && (
            <EscolhaDeChamadas possiveis={possiveis} value={escolhidas} onChange={setEscolhidas} />
          )}
          {erro && (
            <Notice tone="danger" live="alert">
              {erro}
            </Notice>
          )}
          <Button loading={isEspera} onClick={() => void rotate()}>
            Trocar chave
          </Button>
        </div>
      ) : (
        <Segredo
          label="Chave de API"
          texto={nova}
          hint={`Ponha no sistema dentro de ${JUNTAS} dias.`}
          onGuardado={onClose}
        />
      )}
    </Dialogo>
  )
}
