import type { JanelaVitrine } from '@vitrine/contract/janela'

/** Who runs the platform, where no store stands around the page: the place chooser, addresses that are not there (Decreto 7.962/2013). */
export function RodapePlataforma({ plataforma }: { plataforma: JanelaVitrine['plataforma'] | undefined }) {
  if (!plataforma) return null
  const { nome, cnpj, endereco, email } = plataforma
  return (
    <footer className="rodape">
      <div className="wrap">
        <p className="rodape-legal">
          {[nome, cnpj && `CNPJ ${cnpj}`, endereco].filter(Boolean).join(' · ')}
          {email && (
            <>
              {' · '}
              <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
        </p>
        <p className="rodape-legal">
          Cada loja vende, entrega e emite a nota: a identificação dela está no rodapé das páginas dela.
        </p>
      </div>
    </footer>
  )
}
