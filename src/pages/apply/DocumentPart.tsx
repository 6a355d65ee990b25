import { documentsOf, STEP_DOCUMENTS, type DocumentStep as Step } from '#domain/applications/steps';
import { type DocumentType, hasEndedBefore } from '#domain/candidates/documents';
import { chooseDocuments } from '../../data/applying';
import { useSiteData } from '../../data/SiteDataProvider';
import { useUploads } from '../../data/uploads/uploads';
import {
  DocumentStep,
  type DocumentStepProps,
} from '../../features/application/apply/DocumentStep';
import { CriminalRecordGround } from '../../features/documents/CriminalRecordGround';
import { UploadField } from '../../features/documents/UploadField';
import { useWords } from '../../i18n/intl';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import type { ApplyStepProps } from './applyProps';

/** A document of the account's for the application, or a new one, which the account keeps too. */
export function DocumentPart(
  props: ApplyStepProps & Pick<DocumentStepProps, 'status' | 'onNext' | 'onPass'> & { step: Step },
) {
  const { job, draft, documents, flow, step, status, hrefOf, onNext, onPass } = props;
  const data = useSiteData();
  const { t } = useWords();
  const { today } = useSite();
  const { uploads, unfinished, ...actions } = useUploads();
  const types: readonly DocumentType[] = STEP_DOCUMENTS[step];

  const record = step === 'criminal_record' ? documents.criminalRecordUpload : null;
  const mayUpload = step !== 'criminal_record' || record !== null;
  const left = unfinished();
  return (
    <DocumentStep
      busy={flow.busy}
      backHref={hrefOf('tasks')}
      linkComponent={RouterLink}
      step={step}
      status={status}
      documents={documents.results.filter(
        (one) => types.includes(one.type) && !hasEndedBefore(one, today),
      )}
      chosen={
        documentsOf(step, documents.results, draft, today).find(({ id }) =>
          draft.documents.includes(id),
        )?.id ?? null
      }
      upload={
        mayUpload && (
          <>
            {types.map((type) => (
              <UploadField
                key={type}
                {...actions}
                uploads={uploads}
                unfinished={left}
                type={type}
                label={t('documents.upload.label', { type: t(`documents.type.${type}`) })}
                replaces={null}
              />
            ))}
            {record && <CriminalRecordGround legalGround={record.legalGround} />}
          </>
        )
      }
      onChoose={(id) =>
        void flow.save(() => chooseDocuments(data, { jobId: job.id, documentIds: [id] }))
      }
      onNext={onNext}
      onPass={onPass}
    />
  );
}
