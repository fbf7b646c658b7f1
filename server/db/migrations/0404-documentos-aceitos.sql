-- Versions of the store's own documents that stood when the terms were accepted there: 'privacidade/3' (decision 0164).
alter table aceite_termo add column documentos text[] not null default '{}';
