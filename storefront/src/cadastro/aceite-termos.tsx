import { urls } from '@vitrine/contract/urls'
import { Checkbox } from '@vitrine/ui'

import { useLoja } from '#shell'
import { DocumentosDaLoja } from '#termo'

/** Acceptance of the terms with the registration: unticked until the person ticks it; the text opens over the form. */
export function AceiteTermos({ versao, error }: { versao: string; error?: string | undefined }) {
  const { slug } = useLoja()
  return (
    <div>
      <input type="hidden" name="pede_termos" value="1" />
      <Checkbox
        name="termosuso"
        value={versao}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'erro-termosuso' : undefined}
      >
        Li e aceito os{' '}
        <a className="link" href={urls.termos(slug)} target="_blank" rel="noreferrer" data-painel="termos">
          termos de uso
        </a>
        <DocumentosDaLoja antes=" e, desta loja, " />
      </Checkbox>
      {error && (
        <p id="erro-termosuso" className="mt-1 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
