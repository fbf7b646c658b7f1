import { useState } from 'react'
import { Link } from 'react-router'

import type { ApiKey, ChamadaDeChave } from '@vitrine/contract'
import type { Hoje } from '@vitrine/rules/data'
import { Button, Icon, IconButton, Pill } from '@vitrine/ui'

import { mayLeave } from '#cadastro'
import { ChamadaEquivalente, Confirmacao, Dialogo, Segredo } from '#chamada'
import { urlsPainel, useTrabalho } from '#shell'

import { ChamadasDaChave } from './chamadas-da-chave.tsx'
import { FormularioChave } from './formulario-chave.tsx'
import { sayChave, usosDitos } from './say-chave.ts'
import { TrocaDeChave } from './troca-de-chave.tsx'
import { useChaves } from './use-chaves.ts'

interface SecaoChavesProps {
  lidas: readonly ApiKey[]
  /** What a key of a system may be narrowed to. */
  possiveis: readonly ChamadaDeChave[]
  hoje: Hoje
}

/** Keys of the store's own systems: made, shown once, revoked. */
export function SecaoChaves({ lidas, possiveis, hoje }: SecaoChavesProps) {
  const { idfornecedor, slug } = useTrabalho().loja
  const { vivas, revogadas, add, revoke, exchange } = useChaves(lidas)
  const [isCriando, setCriando] = useState(false)
  const [revogar, setRevogar] = useState<ApiKey | null>(null)
  const [trocar, setTrocar] = useState<ApiKey | null>(null)
  return (
    <>
      <p className="text-ink-muted">
        Com uma chave um sistema entra na loja sem a senha de ninguém. Ao trocá-la, a nova e a antiga valem
        juntas por uma semana.{' '}
        <Link className="link" to={urlsPainel.chamadasDasChaves(slug)}>
          Ver o que as chaves chamaram
        </Link>
      </p>
      {vivas.length === 0 && <p>Nenhuma chave ainda: nenhum sistema entra na loja.</p>}
      <ListaDeChaves
        nome="Chaves"
        chaves={vivas}
        possiveis={possiveis}
        hoje={hoje}
        onRevogar={setRevogar}
        onTrocar={setTrocar}
      />
      <Button variant="outline" icon="plus" onClick={() => setCriando(true)}>
        Nova chave
      </Button>
      {revogadas.length > 0 && (
        <details className="revelar integracao-revogadas">
          <summary>Revogadas ({revogadas.length})</summary>
          <ListaDeChaves nome="Chaves revogadas" chaves={revogadas} possiveis={possiveis} hoje={hoje} />
        </details>
      )}
      <ChamadaEquivalente nota={NOTA} chamadas={listChamadas(idfornecedor)} />
      {isCriando && <NovaChave possiveis={possiveis} onCriada={add} onClose={() => setCriando(false)} />}
      {trocar && (
        <TrocaDeChave
          chave={trocar}
          possiveis={possiveis}
          onTrocada={(nova, expira_em) => exchange(trocar, nova, expira_em)}
          onClose={() => setTrocar(null)}
        />
      )}
      {revogar && <Revogacao chave={revogar} revoke={revoke} onClose={() => setRevogar(null)} />}
    </>
  )
}

interface RevogacaoProps {
  chave: ApiKey
  /** What went wrong, in words; null: it is done. */
  revoke: (chave: ApiKey) => Promise<string | null>
  onClose: () => void
}

function Revogacao({ chave, revoke, onClose }: RevogacaoProps) {
  const { nome } = chave
  async function act() {
    const recusa = await revoke(chave)
    if (recusa === null) onClose()
    return recusa
  }
  return (
    <Confirmacao titulo={`Revogar ${nome}?`} acao="Revogar" danger onSim={act} onClose={onClose}>
      O sistema que usa “{nome}” para de entrar na hora, e as sessões dele acabam. Não tem volta.
    </Confirmacao>
  )
}

interface ListaProps {
  nome: string
  chaves: readonly ApiKey[]
  possiveis: readonly ChamadaDeChave[]
  hoje: Hoje
  onRevogar?: (chave: ApiKey) => void
  onTrocar?: (chave: ApiKey) => void
}

function ListaDeChaves({ nome: lista, chaves, possiveis, hoje, onRevogar, onTrocar }: ListaProps) {
  return (
    <ul className="ajustes-lista" aria-label={lista}>
      {chaves.map((chave) => (
        <li key={chave.idapikeys}>
          <Icon name="key-round" />
          <div>
            <b>{chave.nome}</b> <Pill mini>{usosDitos[chave.uso].nome}</Pill>
            <p>{sayChave(chave, hoje)}</p>
            {chave.chamadas && <ChamadasDaChave chamadas={chave.chamadas} possiveis={possiveis} />}
          </div>
          {onTrocar && (
            <IconButton icon="repeat" label={`Trocar ${chave.nome}`} onClick={() => onTrocar(chave)} />
          )}
          {onRevogar && (
            <IconButton icon="trash-2" label={`Revogar ${chave.nome}`} onClick={() => onRevogar(chave)} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface NovaChaveProps {
  possiveis: readonly ChamadaDeChave[]
  onCriada: (criada: ApiKey) => void
  onClose: () => void
}

/** Asks for the key, then shows it: the one time. */
function NovaChave({ possiveis, onCriada, onClose }: NovaChaveProps) {
  const [criada, setCriada] = useState<(ApiKey & { chave: string }) | null>(null)
  return (
    <Dialogo onClose={() => mayLeave() && onClose()} title={criada ? `Chave ${criada.nome}` : 'Nova chave'}>
      {criada ? (
        <Segredo
          label="Chave de API"
          texto={criada.chave}
          hint={
            criada.uso === 'ERP'
              ? 'O sistema a troca por uma sessão de um dia, em POST /painel/v1/{loja}/entrar.'
              : 'O sistema a usa no link que o cliente abre.'
          }
          onGuardado={onClose}
        />
      ) : (
        <FormularioChave
          possiveis={possiveis}
          onCriada={({ chave, ...resto }) => {
            setCriada({ ...resto, chave })
            onCriada(resto)
          }}
        />
      )}
    </Dialogo>
  )
}

const NOTA =
  'Um sistema troca a sua chave por uma sessão, o $TOKEN das outras chamadas. Chaves só quem administra a loja cria e revoga, com a sessão dela.'

const listChamadas = (idfornecedor: string) =>
  [
    {
      para: 'Entrar com uma chave de sistema',
      key: 'POST /painel/v1/{idfornecedor}/entrar',
      params: { idfornecedor },
      body: { chave: 'a chave' },
      semSessao: true,
    },
    { para: 'Listar as chaves', key: 'GET /painel/v1/{idfornecedor}/chaves', params: { idfornecedor } },
    {
      para: 'Revogar uma chave',
      key: 'DELETE /painel/v1/{idfornecedor}/chaves/{idapikeys}',
      params: { idfornecedor, idapikeys: 'ID_DA_CHAVE' },
    },
  ] as const
