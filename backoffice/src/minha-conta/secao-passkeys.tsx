import { useState } from 'react'
import { useRevalidator } from 'react-router'

import type { Passkey, SegundoFator } from '@vitrine/contract'
import { FUSO_PADRAO, formatMomento } from '@vitrine/rules/data'
import { Button, Icon, IconButton, Notice, showToast } from '@vitrine/ui'

import { Dialogo } from '#chamada'
import { useTemPasskeys } from '#passkey'
import { api } from '#shell'

import { CodigosDePapel } from './codigos-de-papel.tsx'
import { FormularioDePasskey } from './formulario-de-passkey.tsx'
import { FormularioDeSenha } from './formulario-de-senha.tsx'

/** Passkeys: made on this device, told apart by name and last use, taken off. */
export function SecaoPasskeys({ fator }: { fator: SegundoFator }) {
  const { revalidate } = useRevalidator()
  const [isNova, setNova] = useState(false)
  const [fora, setFora] = useState<Passkey | null>(null)
  const [codigos, setCodigos] = useState<readonly string[] | null>(null)
  function finish() {
    setNova(false)
    setFora(null)
    setCodigos(null)
    void revalidate()
  }
  function keep(novos: readonly string[] | null) {
    showToast('Chave de acesso criada.')
    if (novos) return setCodigos(novos)
    finish()
  }
  const { passkeys, passkeys_em, aplicativo_em } = fator
  return (
    <section tabIndex={-1} aria-labelledby="passkeys">
      <h2 id="passkeys">Chaves de acesso (passkeys)</h2>
      <p className="text-ink-muted">
        Entre sem senha, pela digital, pelo rosto ou pelo PIN do aparelho. Elas valem só em{' '}
        <b>{passkeys_em}/painel</b>: um endereço falso não consegue usá-las.
      </p>
      {passkeys.length > 0 && <Lista passkeys={passkeys} onRemover={setFora} />}
      <Criar fator={fator} onNova={() => setNova(true)} />
      {isNova && (
        <Dialogo
          title={codigos ? 'Guarde os códigos de recuperação' : 'Criar chave de acesso'}
          onClose={finish}
        >
          {codigos ? (
            <CodigosDePapel codigos={codigos} onGuardado={finish} />
          ) : (
            <FormularioDePasskey isPrimeira={!aplicativo_em && passkeys.length === 0} onPronta={keep} />
          )}
        </Dialogo>
      )}
      {fora && (
        <Dialogo title={`Remover ${fora.nome}?`} onClose={finish}>
          <Remocao passkey={fora} isUltima={!aplicativo_em && passkeys.length === 1} onFim={finish} />
        </Dialogo>
      )}
    </section>
  )
}

function Lista({
  passkeys,
  onRemover,
}: {
  passkeys: readonly Passkey[]
  onRemover: (passkey: Passkey) => void
}) {
  return (
    <ul className="ajustes-lista" aria-label="Chaves de acesso">
      {passkeys.map((passkey) => (
        <li key={passkey.idpasskey}>
          <Icon name="key-round" />
          <div>
            <b>{passkey.nome}</b>
            <p>
              Criada em {formatMomento(passkey.criada_em, FUSO_PADRAO)} ·{' '}
              {passkey.usada_em
                ? `usada por último em ${formatMomento(passkey.usada_em, FUSO_PADRAO)}`
                : 'ainda não usada'}
            </p>
          </div>
          <IconButton icon="trash-2" label={`Remover ${passkey.nome}`} onClick={() => onRemover(passkey)} />
        </li>
      ))}
    </ul>
  )
}

/** Where one can be made, the way to it; elsewhere, why not. */
function Criar({ fator, onNova }: { fator: SegundoFator; onNova: () => void }) {
  const tem = useTemPasskeys()
  const { passkeys_aqui, passkeys_em } = fator
  if (!passkeys_aqui)
    return (
      <Notice small>
        Para criar uma, abra o painel em <a href={`${passkeys_em}/painel/_/conta`}>{passkeys_em}/painel</a>.
      </Notice>
    )
  if (tem === false) return <Notice small>Este navegador não tem chaves de acesso. Tente em outro.</Notice>
  return (
    <Button variant="outline" icon="key-round" disabled={tem === null} onClick={onNova}>
      Criar chave de acesso
    </Button>
  )
}

interface RemocaoProps {
  passkey: Passkey
  /** Nothing else protects the login. */
  isUltima: boolean
  onFim: () => void
}

function Remocao({ passkey: { idpasskey, nome }, isUltima, onFim }: RemocaoProps) {
  return (
    <FormularioDeSenha
      nome={`Remover ${nome}`}
      acao="Remover"
      danger
      call={(prova) =>
        api('POST /v4/usuario/segundo-fator/passkeys/{idpasskey}/remover', {
          params: { idpasskey },
          body: prova,
        })
      }
      onFeito={() => {
        showToast('Chave de acesso removida. Apague-a também no aparelho.')
        onFim()
      }}
    >
      Ela não entra mais no painel, e os outros acessos feitos com uma chave são encerrados.
      {isUltima &&
        ' É a última proteção deste acesso: o login volta a pedir só a senha, e os códigos de recuperação deixam de valer.'}
    </FormularioDeSenha>
  )
}
