import { Button } from '@vitrine/ui'

interface ChaveDeAcessoProps {
  /** Host where it is confirmed; '' when it is this one. */
  em: string
  isBusy: boolean
}

/** Leads to where a passkey confirms the login: it works at the platform's host alone. The code stays, below. */
export function ChaveDeAcesso({ em, isBusy }: ChaveDeAcessoProps) {
  return (
    <>
      <Button type="submit" name="fazer" value="passkey" size="l" block icon="key-round" loading={isBusy}>
        Usar chave de acesso
      </Button>
      <p className="mt-2 mb-5 text-ink-muted">
        {em ? `Ela vale em ${em}: você confirma lá e volta para cá.` : 'Você confirma e volta para cá.'} Ou
        digite um código:
      </p>
    </>
  )
}
